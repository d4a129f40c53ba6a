import { expect, test } from 'vitest';
import type { Side } from '@parley/contract/sides.ts';
import { jobSummary } from './job-summary.ts';

const person = (displayName: string, timeZone: string) => ({
  id: displayName,
  displayName,
  avatarUrl: null,
  timeZone,
});
const zone = 'Europe/Berlin';
const now = '2026-11-20T12:00:00.000Z';
const talking = {
  client: person('James Brandt', zone),
  professional: person('Ana Rincón', 'America/Bogota'),
  status: 'TALKING',
  paymentStatus: 'UNPAID',
  settlement: 'NONE',
  amountCents: 120_000,
  hireBy: '2026-11-22T12:00:00.000Z',
  dueAt: null,
  releaseAt: null,
  lateRefundAt: null,
  completedAt: null,
  cancelledAt: null,
  endedAt: null,
  dispute: null,
  money: { amountCents: 120_000, feeCents: 12_000, netCents: 108_000 },
} as const;
const paid = {
  ...talking,
  status: 'ACTIVE',
  paymentStatus: 'PAID',
  settlement: 'HELD',
  hireBy: null,
  dueAt: '2026-11-30T12:00:00.000Z',
} as const;
const tell = (job: Parameters<typeof jobSummary>[0], side: Side) => jobSummary(job, side, zone, now);

test('while they talk nothing is owed, and both read until when the client can hire, on whose clock', () => {
  expect(tell(talking, 'client')).toBe(
    'You owe nothing while you’re talking. You can hire Ana until Sun 13:00 (your time).',
  );
  expect(tell(talking, 'professional')).toBe(
    'James can hire you until Sun 13:00. Start once the money is held by Parley.',
  );
});

test('once either has blocked the other, nobody reads that somebody can be hired', () => {
  for (const side of ['client', 'professional'] as const)
    expect(tell({ ...talking, isBlocked: true }, side)).toBe('Nobody is hired, and nothing is owed.');
  expect(tell({ ...paid, isBlocked: true }, 'professional')).toContain('Deliver your work');
});

test('without an offer the client reads so, and the professional is asked for one', () => {
  expect(tell({ ...talking, amountCents: null }, 'client')).toContain('Ana hasn’t made an offer yet.');
  expect(tell({ ...talking, amountCents: null }, 'professional')).toContain('Make an offer');
});

test('after a failed payment the client can still hire, and a pending one needs no action', () => {
  expect(tell({ ...talking, paymentStatus: 'FAILED' }, 'client')).toContain(
    'You can still hire Ana until Sun',
  );
  expect(tell({ ...talking, paymentStatus: 'PENDING', hireBy: null }, 'client')).toContain(
    'still processing',
  );
});

test('a job that ended with the talk blames nobody', () => {
  const ended = { ...talking, status: 'ENDED', hireBy: null, endedAt: now } as const;
  expect(tell(ended, 'client')).toBe('The job ended on 20 Nov. Nobody was hired, and nothing is owed.');
  // The money came after all.
  expect(tell({ ...ended, paymentStatus: 'PAID', settlement: 'REFUNDED' }, 'client')).toContain(
    '$1,200 goes back to you.',
  );
});

test('a later milestone that ended was given up by one of them, or wasn’t paid for in time', () => {
  const ended = { ...talking, status: 'ENDED', hireBy: null, endedAt: now, milestone: 2 } as const;
  const endedBy = (by: 'client' | 'clock') => tell({ ...ended, history: [{ action: 'end', by }] }, 'client');
  expect(endedBy('clock')).toBe(
    'This milestone wasn’t paid for in time, so it ended on 20 Nov. Nothing is owed.',
  );
  expect(endedBy('client')).toBe('This milestone was dropped on 20 Nov. Nothing is owed.');
});

test('work in progress names its deadline, and says when it has passed', () => {
  expect(tell(paid, 'client')).toContain('Ana is working on it, due 30 Nov.');
  const late = { ...paid, dueAt: '2026-11-19T12:00:00.000Z' };
  expect(tell(late, 'client')).toContain('Ana’s work was due 19 Nov.');
  expect(tell(late, 'professional')).toContain('Your work was due 19 Nov:');
});

test('while late work is about to be refunded, both read when, and what the professional can do about it', () => {
  const late = { ...paid, lateRefundAt: '2026-12-04T13:00:00.000Z' };
  expect(tell(late, 'client')).toBe(
    'All $1,200 goes back to you on Fri 4 Dec 14:00 (your time), unless Ana objects before then.',
  );
  expect(tell(late, 'professional')).toBe(
    'James asked for a full refund because the work is long overdue. The money goes back on Fri 4 Dec 14:00, unless you object before then.',
  );
  const delivered = { ...late, status: 'DELIVERED', releaseAt: '2026-12-14T09:20:00.000Z' } as const;
  for (const side of ['client', 'professional'] as const)
    expect(tell(delivered, side)).toBe(tell(late, side));
});

test('a bank that disputes the payment is the client’s own, by name for the professional', () => {
  const dispute = { by: 'processor', at: now, reason: null, refundAt: null, undecidedCents: 0 } as const;
  const disputed = { ...paid, status: 'DISPUTED', dispute } as const;
  expect(tell(disputed, 'client')).toContain('Your bank is disputing the payment and will decide.');
  expect(tell(disputed, 'professional')).toContain('James’s bank is disputing the payment and will decide.');
});

test('delivered work waits for the client, with the day it is accepted automatically', () => {
  const delivered = { ...paid, status: 'DELIVERED', releaseAt: '2026-12-14T09:20:00.000Z' } as const;
  expect(tell(delivered, 'client')).toBe(
    'Review the work by Mon 14 Dec 10:20 (your time). If you do nothing, it’s accepted automatically.',
  );
  expect(tell(delivered, 'professional')).toContain('James has until Mon 14 Dec 10:20');
});

test('a job that ended says where the money went', () => {
  const completed = { ...paid, status: 'COMPLETED', completedAt: now } as const;
  expect(tell(completed, 'client')).toBe(
    'The work was accepted on 20 Nov. $1,080 went to Ana after the $120 fee.',
  );
  const cancelled = { ...paid, status: 'CANCELLED', cancelledAt: now } as const;
  expect(tell(cancelled, 'professional')).toBe('The job was canceled on 20 Nov. $1,200 goes back to James.');
});

test('a partial or full refund is shown to both sides', () => {
  const completed = { ...paid, status: 'COMPLETED', completedAt: now } as const;
  const split = {
    ...completed,
    settlement: 'SPLIT',
    money: { amountCents: 33_335, feeCents: 1_112, netCents: 10_003 },
  } as const;
  expect(tell(split, 'client')).toBe(
    'The job ended on 20 Nov. $100.03 went to Ana after the $11.12 fee, and $222.20 went back to you.',
  );
  const back = {
    ...completed,
    settlement: 'REFUNDED',
    money: { amountCents: 120_000, feeCents: 0, netCents: 0 },
  } as const;
  expect(tell(back, 'professional')).toBe('The job ended on 20 Nov. All $1,200 went back to James.');
});

test('of work that costs no more than the least fee nothing goes back', () => {
  const completed = { ...paid, status: 'COMPLETED', settlement: 'RELEASED', completedAt: now } as const;
  const small = { ...completed, money: { amountCents: 600, feeCents: 600, netCents: 0 } };
  expect(tell(small, 'client')).toBe('The work was accepted on 20 Nov. $0 went to Ana after the $6 fee.');
  expect(tell(small, 'professional')).toBe(
    'The work was accepted on 20 Nov. You received $0 after the $6 fee.',
  );
  const split = { ...completed, settlement: 'SPLIT', money: { ...small.money, amountCents: 1_000 } } as const;
  expect(tell(split, 'client')).toBe(
    'The job ended on 20 Nov. $0 went to Ana after the $6 fee, and $4 went back to you.',
  );
});

test('a dispute says who opened it, and what happens without a decision', () => {
  const dispute = {
    by: 'client',
    at: now,
    reason: 'Late.',
    refundAt: '2027-01-19T12:00:00.000Z',
    undecidedCents: 0,
  } as const;
  const disputed = { ...paid, status: 'DISPUTED', dispute } as const;
  expect(tell(disputed, 'client')).toBe(
    'You asked Parley to decide. No money moves until then. Without a decision, it goes back to you on 19 Jan.',
  );
  const delivered = { ...disputed, dispute: { ...dispute, undecidedCents: 60_000 } };
  expect(tell(delivered, 'professional')).toContain('Without a decision, each of you gets half on 19 Jan.');
  expect(tell(disputed, 'professional')).toContain('James asked Parley to decide.');
  expect(tell({ ...disputed, dispute: { ...dispute, by: 'clock' } }, 'client')).toContain('long overdue');
});

test('while a consultation waits for its payment, that comes first', () => {
  const appointments = [{ priceCents: 4_000, payBy: '2026-11-20T20:00:00.000Z' }];
  expect(tell({ ...talking, appointments }, 'client')).toBe(
    'Pay $40 by today 21:00 (your time) to confirm your consultation with Ana.',
  );
  expect(tell({ ...talking, appointments }, 'professional')).toBe(
    'James has until today 21:00 to pay $40 for the consultation. Otherwise, it’s called off.',
  );
  const paidFor = [{ priceCents: 4_000, payBy: null }];
  expect(tell({ ...talking, appointments: paidFor }, 'client')).toContain('You can hire Ana until');
});

test('what is over is dated with its year once that isn’t the current one', () => {
  const over = { ...paid, status: 'COMPLETED', settlement: 'RELEASED' } as const;
  const completed = { ...over, completedAt: '2026-11-20T12:00:00.000Z' };
  const inTheNextYear = (job: Parameters<typeof jobSummary>[0]) =>
    jobSummary(job, 'client', zone, '2027-12-20T12:00:00.000Z');
  expect(tell(completed, 'client')).toContain('The work was accepted on 20 Nov.');
  expect(inTheNextYear(completed)).toContain('The work was accepted on 20 Nov 2026.');
  const ended = { ...talking, status: 'ENDED', hireBy: null, endedAt: completed.completedAt } as const;
  expect(inTheNextYear(ended)).toContain('The job ended on 20 Nov 2026.');
  const canceled = { ...talking, status: 'CANCELLED', hireBy: null } as const;
  expect(inTheNextYear({ ...canceled, cancelledAt: completed.completedAt })).toContain(
    'The job was canceled on 20 Nov 2026.',
  );
});
