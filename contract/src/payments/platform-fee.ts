/** The platform's fee on what the professional receives: 10%, half a cent rounded up. */
export const FEE_PERCENT = 10;

/** The platform fee of an amount, both in cents. */
export function feeOf(amountCents: number): number {
  return Math.floor((amountCents * FEE_PERCENT + 50) / 100);
}
