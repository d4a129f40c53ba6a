/** The platform's fee on what the professional receives: 10%, half a cent rounded up. */
export const FEE_PERCENT = 10;

/** The platform fee of an amount, both in cents. */
export function feeOf(amountCents: number): number {
  return Math.floor((amountCents * FEE_PERCENT + 50) / 100);
}

/** How held money is parted. */
export interface Shares {
  /** Before the fee. */
  toProfessionalCents: number;
  feeCents: number;
  netCents: number;
  toClientCents: number;
}

/** The professional's part before the fee, the fee on it, and the rest, which goes back to the client. */
export function sharesOf(heldCents: number, toProfessionalCents: number): Shares {
  const feeCents = feeOf(toProfessionalCents);
  const netCents = toProfessionalCents - feeCents;
  return { toProfessionalCents, feeCents, netCents, toClientCents: heldCents - toProfessionalCents };
}
