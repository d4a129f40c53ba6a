import type { AdminPayment } from '@parley/contract/payments/schemas.ts';
import { SETTLEMENT_MOVES, type Settlement } from '@parley/contract/payments/states.ts';
import { feeOf } from '@parley/contract/money.ts';
import { moveFor } from '@parley/contract/moves.ts';

type Money = Pick<AdminPayment, 'amountCents' | 'feeCents' | 'refundedCents' | 'settlement'>;

const allows = (settlement: Settlement, action: 'refund' | 'take_back_all') =>
  moveFor(SETTLEMENT_MOVES, action, settlement, ['platform']) !== null;

/** What can still be given back of a payment; 0 where nothing can. */
export function refundableOf({ amountCents, refundedCents, settlement }: Money): number {
  const isOpen = allows(settlement, 'refund') || allows(settlement, 'take_back_all');
  return isOpen ? amountCents - refundedCents : 0;
}

export interface Sources {
  /** Out of the money that is still held. */
  heldCents: number;
  /** Taken back from the professional. */
  professionalCents: number;
  /** Given back by Parley out of its fee. */
  feeCents: number;
}

/** Where the money of a refund comes from; null while the amount is none that can be given back. */
export function sourcesOf(payment: Money, backCents: number | null): Sources | null {
  const most = refundableOf(payment);
  if (backCents === null || backCents < 1 || backCents > most) return null;
  if (allows(payment.settlement, 'refund'))
    return { heldCents: backCents, professionalCents: 0, feeCents: 0 };
  const feeCents = payment.feeCents - feeOf(most - backCents);
  return { heldCents: 0, professionalCents: backCents - feeCents, feeCents };
}
