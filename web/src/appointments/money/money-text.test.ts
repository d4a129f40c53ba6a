import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { expect, test } from 'vitest';
import { consultation, pricedConsultation } from '../../../test/fixtures.ts';
import { moneyText } from './money-text.ts';

// $40, Wed 25 Nov 16:00 in Berlin, free to call off until Tue 16:00.
const free = '2026-11-23T12:00:00.000Z';
const late = '2026-11-24T15:00:00.000Z';
const after = '2026-11-25T16:00:00.000Z';
const settleAt = '2026-11-27T15:30:00.000Z';

const say = (change: Partial<Appointment>, side: Side, now: string) => {
  const text = moneyText(pricedConsultation(change), { side, zone: 'Europe/Berlin', now });
  return text && `${text.headline}. ${text.about}`;
};
const unpaid = {
  payBy: '2026-11-24T09:00:00.000Z',
  payment: {
    status: 'UNPAID',
    settlement: 'NONE',
    refundedCents: 0,
    frozenAt: null,
    paidAt: null,
    ...FIRST_FEE,
  },
} as const;

const paid = (settlement: 'HELD' | 'RELEASED' | 'REFUNDED' | 'SPLIT', refundedCents: number) => ({
  payment: {
    status: 'PAID' as const,
    settlement,
    refundedCents,
    frozenAt: null,
    paidAt: null,
    ...FIRST_FEE,
  },
});

test('until it is paid, the client reads what to pay by when and what calling off will cost', () => {
  expect(say(unpaid, 'client', free)).toBe(
    'Pay $40 by Tue 24 Nov 10:00 (your time) to confirm your consultation. ' +
      'You pay by card, and Parley holds the money until you’ve talked. If it isn’t paid by then, the consultation is called off. ' +
      'You can call it off for free until Tue 24 Nov 16:00. After that, or if you don’t come, the $40 goes to Ana.',
  );
  expect(say({ ...unpaid, cancelUntil: free }, 'client', free)).toContain(
    'If you call it off now or don’t come, the $40 goes to Ana.',
  );
});

test('the professional reads until when the client can pay, and what is left after the fee', () => {
  expect(say(unpaid, 'professional', free)).toBe(
    'Clara has until Tue 24 Nov 10:00 to pay $40. Otherwise, the consultation is called off. ' +
      'Once it’s paid, Parley holds the money until you’ve talked. You receive $36 after the 10% fee.',
  );
});

test('after a declined card the client reads that nothing was charged', () => {
  const failed = { ...unpaid, payment: { ...unpaid.payment, status: 'FAILED' } } as const;
  expect(say(failed, 'client', free)).toContain(
    'Your payment didn’t go through, and you weren’t charged. You pay by card',
  );
});

test('paid, it is held, and both read what calling off does before and after the limit', () => {
  expect(say({}, 'client', free)).toBe(
    '$40 paid, held by Parley. You can call it off for free until Tue 24 Nov 16:00. After that, or if you don’t come, the $40 goes to Ana.',
  );
  expect(say({}, 'client', late)).toBe(
    '$40 paid, held by Parley. If you call it off now or don’t come, the $40 goes to Ana.',
  );
  expect(say({}, 'professional', free)).toBe(
    '$40 paid, held by Parley. You receive $36 two days after you’ve talked. If you call it off, Clara gets everything back. Clara can call it off for free until Tue 24 Nov 16:00.',
  );
  expect(say({}, 'professional', late)).toContain('Clara can no longer call it off for free.');
});

test('while they talk, the client reads what happens if the professional does not come', () => {
  expect(say({}, 'client', after)).toContain('If Ana doesn’t come, it all goes back to you.');
});

test('once both have come, also before the start, nobody reads of calling it off', () => {
  const early = '2026-11-25T14:55:00.000Z';
  const begun = { meeting: { startedAt: early, endedAt: null } };
  for (const side of ['client', 'professional'] as const) {
    expect(say({}, side, early)).toContain('call it off');
    expect(say(begun, side, early)).not.toContain('call it off');
  }
});

test.each([
  [
    'PROFESSIONAL',
    null,
    'client',
    '$40 paid, held by Parley. It’s released to Ana on Fri 27 Nov 16:30, unless someone objects.',
  ],
  [
    'PROFESSIONAL',
    null,
    'professional',
    '$40 paid, held by Parley. You receive $36 on Fri 27 Nov 16:30, unless someone objects.',
  ],
  [
    'CLIENT',
    null,
    'client',
    '$40 paid, held by Parley. It goes back to you on Fri 27 Nov 16:30, unless someone objects.',
  ],
  [
    'CLIENT',
    null,
    'professional',
    '$40 paid, held by Parley. It goes back to Clara on Fri 27 Nov 16:30, unless someone objects.',
  ],
  [
    'PROFESSIONAL',
    after,
    'client',
    '$40 paid, held by Parley. One of you objected, so Parley decides who gets it. Without a decision, it’s released to Ana on Fri 27 Nov 16:30.',
  ],
  [
    'CLIENT',
    after,
    'professional',
    '$40 paid, held by Parley. One of you objected, so Parley decides who gets it. Without a decision, it goes back to Clara on Fri 27 Nov 16:30.',
  ],
] as const)('what is the %s’s, objected to at %s, is told the %s', (settleTo, objectedAt, side, text) => {
  expect(say({ settleAt, settleTo, objectedAt }, side, after)).toBe(text);
});

test('an objection is one’s own or the other side’s; one that an admin made for a side names nobody', () => {
  const entry = {
    at: after,
    action: 'object',
    from: 'ACCEPTED',
    to: 'ACCEPTED',
    message: 'I was there.',
    startsAt: null,
  } as const;
  const objected = (by: Side | 'admin', side: Side) =>
    say({ settleAt, settleTo: 'CLIENT', objectedAt: after, history: [{ ...entry, by }] }, side, after);
  expect(objected('professional', 'professional')).toContain(
    '. You objected, so Parley decides who gets it.',
  );
  expect(objected('professional', 'client')).toContain('. Ana objected, so Parley decides who gets it.');
  expect(objected('client', 'client')).toContain('. You objected, so');
  expect(objected('client', 'professional')).toContain('. Clara objected, so');
  expect(objected('admin', 'client')).toContain('. One of you objected, so');
});

test.each([
  ['ahead', {}, free],
  ['late', {}, late],
  ['under way', {}, after],
  ['due to be released', { settleAt, settleTo: 'PROFESSIONAL' }, after],
  ['objected to', { settleAt, settleTo: 'PROFESSIONAL', objectedAt: after }, after],
] as const)(
  'while the client’s bank disputes the payment, nothing else is said of one %s',
  (_when, change, now) => {
    const disputed = { ...change, payment: { ...paid('HELD', 0).payment, frozenAt: free } };
    expect(say(disputed, 'client', now)).toBe(
      '$40 paid, held by Parley. Your bank is disputing this payment. Nothing moves until it decides.',
    );
    expect(say(disputed, 'professional', now)).toBe(
      '$40 paid, held by Parley. Clara’s bank is disputing this payment. Nothing moves until it decides.',
    );
  },
);

test('a dispute of money that has gone to the professional is named as well', () => {
  const disputed = { payment: { ...paid('RELEASED', 0).payment, frozenAt: after } };
  expect(say(disputed, 'client', after)).toBe(
    '$40 went to Ana. For the consultation. Your bank is disputing this payment.',
  );
  expect(say(disputed, 'professional', after)).toContain('Clara’s bank is disputing this payment.');
});

test('once settled, both read who got what', () => {
  expect(say(paid('RELEASED', 0), 'client', after)).toContain('$40 went to Ana');
  expect(say(paid('RELEASED', 0), 'professional', after)).toContain('You received $36');
  expect(say(paid('SPLIT', 1_000), 'client', after)).toBe('$30 went to Ana. $10 went back to you.');
  expect(say(paid('SPLIT', 1_000), 'professional', after)).toBe('You received $27. $10 went back to Clara.');
  expect(say(paid('REFUNDED', 4_000), 'client', after)).toContain('$40 went back to you');
  expect(say(paid('REFUNDED', 4_000), 'professional', after)).toContain('$40 went back to Clara');
});

test('what was given back in part is no longer held', () => {
  const part = {
    payment: {
      status: 'PAID',
      settlement: 'HELD',
      refundedCents: 1_500,
      frozenAt: null,
      paidAt: null,
      ...FIRST_FEE,
    },
  } as const;
  expect(say(part, 'client', late)).toBe(
    '$25 paid, held by Parley. If you call it off now or don’t come, the $25 goes to Ana.',
  );
});

test('a free one, or one that was never agreed, says nothing about money', () => {
  const reader = { side: 'client', zone: 'Europe/Berlin', now: free } as const;
  expect(moneyText(consultation(), reader)).toBeNull();
  expect(moneyText(pricedConsultation({ agreedAt: null, payment: null }), reader)).toBeNull();
});

test('called off before it was paid, nothing was owed', () => {
  const off = { ...unpaid, payBy: null, status: 'CANCELLED' } as const;
  expect(say(off, 'client', free)).toBe(
    'Nothing was paid. The consultation was called off before it was paid.',
  );
});
