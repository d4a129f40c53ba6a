/** The prices up to which a list can be narrowed at once, in cents. */
export const PRICE_STEPS = [10_000, 50_000, 100_000, 300_000] as const;
export const RATING_STEPS = [4.5, 4, 3] as const;
