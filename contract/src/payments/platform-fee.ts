import type { FeeTerms } from './fee-terms.ts';

/** The platform fee of an amount, both in cents: half a cent is rounded up. */
export function feeOf(amountCents: number, { feeBasisPoints, feeMinimumCents }: FeeTerms): number {
  const share = Math.floor((amountCents * feeBasisPoints + 5_000) / 10_000);
  return Math.min(amountCents, Math.max(share, feeMinimumCents));
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
export function sharesOf(heldCents: number, toProfessionalCents: number, fee: FeeTerms): Shares {
  const feeCents = feeOf(toProfessionalCents, fee);
  const netCents = toProfessionalCents - feeCents;
  return { toProfessionalCents, feeCents, netCents, toClientCents: heldCents - toProfessionalCents };
}
