import type { Earnings } from '@parley/contract/payments/schemas.ts';

const ON_ITS_WAY = new Set(['pending', 'in_transit']);

/** What reaches the bank next: the payout on its way that arrives first, else what was released and is sent next; null if nothing does. */
export function nextPayout({ payouts, balance }: Pick<Earnings, 'payouts' | 'balance'>) {
  const [first] = payouts
    .filter(({ status }) => ON_ITS_WAY.has(status))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  if (first) return { cents: first.amountCents, at: first.at };
  return balance.availableCents > 0 ? { cents: balance.availableCents, at: null } : null;
}
