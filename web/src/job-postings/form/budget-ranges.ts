/** Budgets to choose from, in cents; whoever has another one types it. */
export const BUDGET_RANGES = [
  { from: 10_000, to: 50_000 },
  { from: 50_000, to: 100_000 },
  { from: 100_000, to: 300_000 },
  { from: 300_000, to: 1_000_000 },
] as const;

/** Months, as everywhere: the middle of the three levels. */
export const EXPERIENCE_IN_SHORT_FORM = 36;
