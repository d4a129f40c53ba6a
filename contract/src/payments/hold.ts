/** With manual payouts the processor holds money for at most 90 days outside the US. */
export const HOLD_DAYS = 90;

/** Until when what is paid at an instant can be held. */
export const heldUntil = (paidAt: string): string =>
  new Date(Date.parse(paidAt) + HOLD_DAYS * 86_400_000).toISOString();

/** Until when the price of a consultation can be held that isn't paid before that instant; null for a free one. */
export const priceHeldUntil = (priceCents: number, paidFrom: string): string | null =>
  priceCents > 0 ? heldUntil(paidFrom) : null;
