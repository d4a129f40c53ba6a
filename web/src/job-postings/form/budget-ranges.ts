import { scaled } from '@parley/contract/money.ts';

const IN_DOLLARS = [
  { from: 10_000, to: 50_000 },
  { from: 50_000, to: 100_000 },
  { from: 100_000, to: 300_000 },
  { from: 300_000, to: 1_000_000 },
];

/** Budgets to choose from, in cents: worth about as much in each currency. Whoever has another one types it. */
export const budgetRanges = () => IN_DOLLARS.map(({ from, to }) => ({ from: scaled(from), to: scaled(to) }));

/** Months, as everywhere: the middle of the three levels. */
export const EXPERIENCE_IN_SHORT_FORM = 36;
