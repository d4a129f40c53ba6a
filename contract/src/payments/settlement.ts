import type { FeeTerms } from './fee-terms.ts';
import { sharesOf, type Shares } from './platform-fee.ts';

/** How held money is parted, to what each side then has. */
export interface FinalShares extends Shares {
  /** What of the professional's part pays back what they owe. */
  takenCents: number;
  /** What is sent to the professional. */
  sentCents: number;
}

/** What of this payout pays back what is owed. */
export const takenOff = (payoutCents: number, owedCents: number): number => Math.min(payoutCents, owedCents);

/** What settling held money moves, after the fee and the professional's debts: the settlement does what a screen shows before. */
export function finalSharesOf(
  heldCents: number,
  toProfessionalCents: number,
  fee: FeeTerms,
  owedCents: number,
): FinalShares {
  const shares = sharesOf(heldCents, toProfessionalCents, fee);
  const takenCents = takenOff(shares.netCents, owedCents);
  return { ...shares, takenCents, sentCents: shares.netCents - takenCents };
}
