import { undecidedPart } from '@parley/contract/jobs/rules.ts';
import type { Outcome } from '@parley/contract/jobs/states.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import { type FinalShares, finalSharesOf } from '@parley/contract/payments/settlement.ts';

/** What is still held of a payment: manual refunds may have reduced it. */
export function heldAmount({ netCents, feeCents }: { netCents: number; feeCents: number }): number {
  return netCents + feeCents;
}

/** What is to be divided, and what comes off the professional’s part. */
export interface Held {
  heldCents: number;
  fee: FeeTerms;
  /** What the professional owes. */
  owedCents: number;
}

/** How the held money is divided; null while a split is incomplete or leaves one side with nothing. */
export function decidedShares(
  outcome: Outcome,
  { heldCents, fee, owedCents }: Held,
  splitCents: number | null,
): FinalShares | null {
  const toProfessionalCents = { release: heldCents, refund: 0, split: splitCents ?? 0 }[outcome];
  if (outcome === 'split' && (toProfessionalCents < 1 || toProfessionalCents >= heldCents)) return null;
  return finalSharesOf(heldCents, toProfessionalCents, fee, owedCents);
}

/** Where a split begins: as a dispute of delivered work ends that nobody decides. */
export const halfOf = (heldCents: number): number => undecidedPart(heldCents, true);
