import { expect, test } from 'vitest';
import { nextPayout } from './next-payout.ts';

const balance = { heldCents: 0, availableCents: 5000, onItsWayCents: 0, owedCents: 0 };
const payout = (at: string, status: string) => ({ id: at, amountCents: 81_000, at, status });

test('the payout on its way that arrives first is the next', () => {
  const payouts = [
    payout('2026-12-04T00:00:00.000Z', 'pending'),
    payout('2026-11-27T00:00:00.000Z', 'in_transit'),
    payout('2026-11-20T00:00:00.000Z', 'paid'),
  ];
  expect(nextPayout({ payouts, balance })).toEqual({ cents: 81_000, at: '2026-11-27T00:00:00.000Z' });
});

test('without one, what was released is sent next, on a day that isn’t known; nothing without that either', () => {
  const payouts = [payout('2026-11-20T00:00:00.000Z', 'paid'), payout('2026-11-21T00:00:00.000Z', 'failed')];
  expect(nextPayout({ payouts, balance })).toEqual({ cents: 5000, at: null });
  expect(nextPayout({ payouts, balance: { ...balance, availableCents: 0 } })).toBeNull();
});
