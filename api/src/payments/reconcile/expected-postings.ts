import type { Movement } from '../processor/processor-objects.ts';

/** What the ledger's account of the processor must have for a movement of its balance. */
export interface Posting {
  sourceType: string;
  sourceId: string;
  /** Cents; positive: the balance grew. */
  cents: number;
  /** When the processor moved it. */
  at: string;
}

/** Under which source the ledger has what moved, by the processor's type of movement. */
const SOURCES: Record<string, string> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_failed',
  payment_failure_refund: 'refund_failed',
  transfer: 'transfer',
  transfer_refund: 'reversal',
};

/**
 * The amount under its source and the fee under the movement itself; of a chargeback both together; others (the platform's own
 * payouts, the processor's own charges) as a whole under the movement.
 */
export function expectedPostings({
  id,
  type,
  amountCents,
  feeCents,
  sourceId,
  createdAt,
}: Movement): Posting[] {
  if (type === 'adjustment' && sourceId !== null) {
    const chargeback = amountCents < 0 ? 'chargeback' : 'chargeback_won';
    return [{ sourceType: chargeback, sourceId, cents: amountCents - feeCents, at: createdAt }];
  }
  const sourceType = SOURCES[type];
  const own = { sourceType: 'balance_transaction', sourceId: id, at: createdAt };
  if (sourceType === undefined || sourceId === null) return [{ ...own, cents: amountCents - feeCents }];
  const postings = [{ sourceType, sourceId, cents: amountCents, at: createdAt }];
  return feeCents === 0 ? postings : [...postings, { ...own, cents: -feeCents }];
}
