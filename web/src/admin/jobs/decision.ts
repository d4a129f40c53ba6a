import type { Outcome } from '@parley/contract/jobs/states.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import { sharesOf, type Shares } from '@parley/contract/payments/platform-fee.ts';

/** What is still held of a payment: manual refunds may have reduced it. */
export function heldAmount({ netCents, feeCents }: { netCents: number; feeCents: number }): number {
  return netCents + feeCents;
}

/** How the held money is divided; null while a split is incomplete or leaves one side with nothing. */
export function decidedShares(
  outcome: Outcome,
  { heldCents, fee }: { heldCents: number; fee: FeeTerms },
  splitCents: number | null,
): Shares | null {
  const toProfessionalCents = { release: heldCents, refund: 0, split: splitCents ?? 0 }[outcome];
  if (outcome === 'split' && (toProfessionalCents < 1 || toProfessionalCents >= heldCents)) return null;
  return sharesOf(heldCents, toProfessionalCents, fee);
}
