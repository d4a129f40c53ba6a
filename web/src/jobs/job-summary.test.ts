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
const unpaid = {
  client: person('James Brandt', zone),
  professional: person('Ana Rincón', 'America/Bogota'),
  status: 'ACTIVE',
  paymentStatus: 'UNPAID',
  settlement: 'NONE',
  payBy: '2026-11-22T12:00:00.000Z',
  dueAt: '2026-11-30T12:00:00.000Z',
  releaseAt: null,
  completedAt: null,
  cancelledAt: null,
  dispute: null,
  money: { amountCents: 120_000, feeCents: 12_000, netCents: 108_000 },
} as const;
const paid = { ...unpaid, paymentStatus: 'PAID', settlement: 'HELD', payBy: null } as const;
const tell = (job: Parameters<typeof jobSummary>[0], side: Side) => jobSummary(job, side, zone, now);

test('an unpaid job says who pays until when, and whose clock that is', () => {
  expect(tell(unpaid, 'client')).toBe(
    'Pay by Sun 13:00 (your time) to secure the job, or it’s canceled automatically.',
  );
  expect(tell(unpaid, 'professional')).toContain('James has until Sun 13:00');
});

test('a failed payment can be retried, and a pending one needs no action', () => {
  expect(tell({ ...unpaid, paymentStatus: 'FAILED' }, 'client')).toContain('didn’t go through');
  expect(tell({ ...unpaid, paymentStatus: 'PENDING', payBy: null }, 'client')).toContain('still processing');
});

test('work in progress names its deadline, and says when it has passed', () => {
  expect(tell(paid, 'client')).toContain('Ana is working on it, due 30 Nov.');
  const late = { ...paid, dueAt: '2026-11-19T12:00:00.000Z' };
  expect(tell(late, 'client')).toContain('Ana’s work was due 19 Nov.');
  expect(tell(late, 'professional')).toContain('Your work was due 19 Nov:');
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
  const cancelled = { ...unpaid, status: 'CANCELLED', cancelledAt: now } as const;
  expect(tell(cancelled, 'professional')).toBe('The job was canceled on 20 Nov. No money changed hands.');
  expect(tell({ ...cancelled, paymentStatus: 'PAID' }, 'professional')).toContain(
    '$1,200 goes back to James',
  );
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

test('a dispute says who opened it, and what happens without a decision', () => {
  const dispute = { by: 'client', at: now, reason: 'Late.', refundAt: '2027-01-19T12:00:00.000Z' } as const;
  const disputed = { ...paid, status: 'DISPUTED', dispute } as const;
  expect(tell(disputed, 'client')).toBe(
    'You asked Parley to decide. No money moves until then. Without a decision, it goes back to you on 19 Jan.',
  );
  expect(tell(disputed, 'professional')).toContain('James asked Parley to decide.');
  expect(tell({ ...disputed, dispute: { ...dispute, by: 'clock' } }, 'client')).toContain('long overdue');
});
