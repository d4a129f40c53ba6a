import { isHeld, type Refundable, refundableOf, whyNotRefund } from '@parley/contract/payments/rules.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';

export interface Sources {
  /** Out of the money that is still held. */
  heldCents: number;
  /** Taken back from the professional. */
  professionalCents: number;
  /** Paid by Parley out of its fee. */
  feeCents: number;
}

/** Where the money of a refund comes from; null while the amount can’t be refunded. */
export function sourcesOf(
  payment: Refundable & FeeTerms & { feeCents: number },
  backCents: number | null,
): Sources | null {
  if (backCents === null || backCents < 1 || whyNotRefund(payment, backCents)) return null;
  if (isHeld(payment)) return { heldCents: backCents, professionalCents: 0, feeCents: 0 };
  const feeCents = payment.feeCents - feeOf(refundableOf(payment) - backCents, payment);
  return { heldCents: 0, professionalCents: backCents - feeCents, feeCents };
}
