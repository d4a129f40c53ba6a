import type { Outcome } from '@parley/contract/jobs/states.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';

export interface Shares {
  /** Before the fee. */
  toProfessionalCents: number;
  feeCents: number;
  netCents: number;
  toClientCents: number;
}

/** What is still held of a payment: manual refunds may have reduced it. */
export function heldAmount({ netCents, feeCents }: { netCents: number; feeCents: number }): number {
  return netCents + feeCents;
}

/** How the held money is divided; null while a split is incomplete or leaves one side with nothing. */
export function sharesOf(outcome: Outcome, heldCents: number, splitCents: number | null): Shares | null {
  const toProfessionalCents = { release: heldCents, refund: 0, split: splitCents ?? 0 }[outcome];
  if (outcome === 'split' && (toProfessionalCents < 1 || toProfessionalCents >= heldCents)) return null;
  const feeCents = feeOf(toProfessionalCents);
  return {
    toProfessionalCents,
    feeCents,
    netCents: toProfessionalCents - feeCents,
    toClientCents: heldCents - toProfessionalCents,
  };
}
