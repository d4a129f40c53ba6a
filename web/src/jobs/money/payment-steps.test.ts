import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { expect, test } from 'vitest';
import type { Side } from '@parley/contract/sides.ts';
import { paymentSteps, type PaymentJob } from './payment-steps.ts';

const person = (displayName: string) => ({
  id: displayName,
  displayName,
  avatarUrl: null,
  timeZone: 'Europe/Berlin',
});
const talking: PaymentJob = {
  client: person('James Brandt'),
  professional: person('Ana Rincón'),
  status: 'TALKING',
  paymentStatus: 'UNPAID',
  settlement: 'NONE',
  hireBy: '2026-11-22T17:00:00.000Z',
  hiredAt: null,
  estimatedDays: 6,
  dueAt: null,
  deliveredAt: null,
  releaseAt: null,
  lateRefundAt: null,
  wasDelivered: false,
  completedAt: null,
  cancelledAt: null,
  endedAt: null,
  dispute: null,
  chargebacks: [],
  holdUntil: null,
  money: {
    amountCents: 120000,
    creditCents: 0,
    feeCents: 12000,
    ...FIRST_FEE,
    netCents: 108000,
    takenCents: 0,
    moves: [],
    next: null,
  },
};
const moves = [
  { at: '2026-11-24T10:00:00.000Z', text: 'Paid', amountCents: 120000, appointmentId: null, tipId: null },
];
const paid: PaymentJob = {
  ...talking,
  status: 'ACTIVE',
  paymentStatus: 'PAID',
  settlement: 'HELD',
  hireBy: null,
  dueAt: '2026-11-30T09:00:00.000Z',
  money: { ...talking.money, moves },
};
const delivered: PaymentJob = {
  ...paid,
  status: 'DELIVERED',
  deliveredAt: '2026-11-30T09:00:00.000Z',
  releaseAt: '2026-12-14T09:00:00.000Z',
};
const texts = (job: PaymentJob, side: Side, now = '2026-12-03T09:00:00.000Z') =>
  paymentSteps(job, side, 'Europe/Berlin', now).map(
    ({ title, note, state }) => `${state}: ${title} (${note})`,
  );

test('before the hire, the client reads what it would cost and by when to decide', () => {
  expect(texts(talking, 'client')).toEqual([
    'next: Make payment to secure ($1,200.00, to hire by Sun 22 Nov 18:00)',
    'ahead: Held by Parley (until the work is done)',
    'ahead: Work delivered (6 days after the hire)',
    'ahead: Ana receives $1,080.00 (fee $120.00)',
  ]);
});

test('the professional sees the same fee, and that they wait for the payment', () => {
  expect(texts(talking, 'professional')[0]).toBe(
    'next: Awaiting payment ($1,200.00, to hire by Sun 22 Nov 18:00)',
  );
  expect(texts(talking, 'professional').at(-1)).toBe('ahead: You receive $1,080.00 (fee $120.00)');
});

test('after delivery each side sees who has until when', () => {
  expect(texts(delivered, 'client')).toEqual([
    'done: Paid $1,200.00 (24 Nov)',
    'done: Held by Parley (until the work is done)',
    'next: Delivered 30 Nov (you have until 14 Dec)',
    'ahead: Ana receives $1,080.00 (fee $120.00)',
  ]);
  expect(texts(delivered, 'professional')[2]).toBe('next: Delivered 30 Nov (James has until 14 Dec)');
});

test('a completed job has every step done', () => {
  const completed: PaymentJob = {
    ...delivered,
    status: 'COMPLETED',
    settlement: 'RELEASED',
    completedAt: '2026-12-02T09:00:00.000Z',
  };
  expect(texts(completed, 'client').every((text) => text.startsWith('done: '))).toBe(true);
  expect(texts(completed, 'client')[2]).toBe('done: Work accepted (2 Dec)');
  const inTheNextYear = texts(completed, 'client', '2027-12-20T09:00:00.000Z');
  expect([inTheNextYear[0], inTheNextYear[2]]).toEqual([
    'done: Paid $1,200.00 (24 Nov 2026)',
    'done: Work accepted (2 Dec 2026)',
  ]);
});

test('work whose money was split was not accepted', () => {
  const split: PaymentJob = {
    ...delivered,
    status: 'COMPLETED',
    settlement: 'SPLIT',
    completedAt: '2026-12-02T09:00:00.000Z',
  };
  expect(texts(split, 'professional')[2]).toBe('done: Money split (2 Dec)');
});

const dispute = (by: 'client' | 'processor', refundAt: string | null): PaymentJob => ({
  ...delivered,
  status: 'DISPUTED',
  dispute: { by, at: '2026-12-01T09:00:00.000Z', reason: null, refundAt, undecidedCents: 0 },
});
const chargeback: PaymentJob['chargebacks'][number] = {
  id: '01900000-0000-7000-8000-000000000041',
  appointmentId: null,
  tipId: null,
  status: 'OPEN',
  amountCents: 120_000,
  openedAt: '2026-12-03T09:00:00.000Z',
  decidedAt: null,
};

test('while money is disputed nobody is promised it: what can come of it, and until when, is next', () => {
  const theirs = dispute('client', '2027-01-30T09:00:00.000Z');
  expect(texts(theirs, 'client').slice(2)).toEqual([
    'bad: Disputed (Parley will decide)',
    'ahead: Paid to Ana, refunded to you, or split (by 30 Jan at the latest)',
  ]);
  expect(texts(theirs, 'professional').at(-1)).toBe(
    'ahead: Paid to you, refunded to James, or split (by 30 Jan at the latest)',
  );
  const bank = dispute('processor', null);
  expect(texts(bank, 'client').slice(2)).toEqual([
    'bad: Disputed (your bank will decide)',
    'ahead: Refunded to you, or the job goes on ()',
  ]);
  expect(texts(bank, 'professional').at(-1)).toBe('ahead: Refunded to James, or the job goes on ()');
});

test('money that was paid out is disputed afterwards, until the bank has decided', () => {
  const completed: PaymentJob = { ...delivered, status: 'COMPLETED', settlement: 'RELEASED' };
  const disputed = { ...completed, chargebacks: [chargeback] };
  expect(texts(disputed, 'client').slice(3)).toEqual([
    'done: Ana received $1,080.00 (fee $120.00)',
    'bad: Disputed (your bank will decide)',
  ]);
  const won: PaymentJob = { ...completed, chargebacks: [{ ...chargeback, status: 'WON' }] };
  expect(texts(won, 'client')).toHaveLength(4);
});

test('what goes back because the work is long overdue is not promised to the professional', () => {
  const late: PaymentJob = { ...paid, lateRefundAt: '2026-12-16T09:00:00.000Z' };
  expect(texts(late, 'client').at(-1)).toBe(
    'ahead: $1,200.00 back to you (Wed 16 Dec 10:00, unless Ana objects)',
  );
  expect(texts(late, 'professional').at(-1)).toBe(
    'ahead: $1,200.00 back to James (Wed 16 Dec 10:00, unless you object)',
  );
});

test('a refund is the last step, with the money back at the client', () => {
  const refunded: PaymentJob = { ...paid, status: 'CANCELLED', settlement: 'REFUNDED' };
  expect(texts(refunded, 'client').at(-1)).toBe('done: $1,200.00 back to you (24 Nov)');
  expect(texts(refunded, 'professional').at(-1)).toBe('done: $1,200.00 back to James (24 Nov)');
});

test('partial refunds and splits are shown, so that the amounts add up', () => {
  const part = { ...paid.money, amountCents: 100_005, feeCents: 7_000, netCents: 63_004 };
  const partly: PaymentJob = { ...paid, money: part };
  expect(texts(partly, 'client')[1]).toBe(
    'done: Held by Parley (until the work is done; $300.01 back to you)',
  );
  expect(texts(partly, 'client').at(-1)).toBe('ahead: Ana receives $630.04 (fee $70.00)');
  const split: PaymentJob = { ...partly, status: 'COMPLETED', settlement: 'SPLIT' };
  expect(texts(split, 'professional')[1]).toBe('done: Held by Parley (until the work is done)');
  expect(texts(split, 'professional').at(-1)).toBe(
    'done: You received $630.04 (fee $70.00; $300.01 back to James)',
  );
});

test('a job that ended without a hire moved no money for work, and has nothing ahead of it', () => {
  const ended: PaymentJob = { ...talking, status: 'ENDED', endedAt: '2026-11-22T17:00:00.000Z' };
  expect(texts(ended, 'client')).toEqual(['done: Nothing was paid for the work (ended 22 Nov)']);
});

test('money that arrives for a job that has ended goes back', () => {
  const late: PaymentJob = { ...paid, status: 'ENDED', settlement: 'HELD' };
  expect(texts(late, 'client').at(-1)).toBe('next: $1,200.00 back to you (on its way)');
});

test('what was paid for the consultation is off the amount, and its payment is not the day of the hire', () => {
  const consultation = {
    at: '2026-11-19T12:00:00.000Z',
    text: 'Paid $40.00 for the consultation',
    amountCents: 4_000,
    appointmentId: '01900000-0000-7000-8000-000000000040',
    tipId: null,
  };
  const money = { ...paid.money, amountCents: 116_000, creditCents: 4_000, moves: [consultation] };
  const hired: PaymentJob = { ...paid, hiredAt: '2026-11-21T12:00:00.000Z', money };
  expect(texts(hired, 'client')[0]).toBe(
    'done: Paid $1,160.00 (21 Nov; the $40.00 paid for the consultation is already deducted)',
  );
});
