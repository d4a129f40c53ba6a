import { money } from '@parley/contract/money.ts';
import { subjectOf, type Subject } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { client, credit, debit, platformFees, post } from '../ledger/ledger.ts';
import { takeOffTwice, updateChargeback, type ChargebackRow } from './queries-chargebacks.ts';

/** The client was refunded and got the same money from their bank: the platform bears it, out of its fees. */
export async function bearRefundedTwice(
  { clock }: Platform,
  trx: Trx,
  paidFor: Subject,
  { id, processorId }: ChargebackRow,
  twiceCents: number,
): Promise<void> {
  const text = `${money(twiceCents)} given back by the client’s bank after a refund, borne by the platform`;
  const moved = { at: clock.instant(), kind: 'refunded_twice', text, ...subjectOf(paidFor) };
  await post(trx, { ...moved, sourceType: 'refunded_twice', sourceId: processorId }, [
    debit(platformFees, twiceCents),
    credit(client, twiceCents),
  ]);
  await updateChargeback(trx, id, { twiceCents });
}

interface FailedRefund {
  /** The processor's id. */
  refundId: string;
  intentId: string;
  paidFor: Subject;
  amountCents: number;
}

/** The refund of what the bank had given back as well failed after all. False where the client doesn't have it twice. */
export async function returnRefundedTwice(
  { clock }: Platform,
  trx: Trx,
  { refundId, intentId, paidFor, amountCents }: FailedRefund,
): Promise<boolean> {
  if (!(await takeOffTwice(trx, intentId, amountCents))) return false;
  const text = `${money(amountCents)} returned to the platform: the refund failed`;
  const moved = { at: clock.instant(), kind: 'refunded_once', text, ...subjectOf(paidFor) };
  return post(trx, { ...moved, sourceType: 'refunded_once', sourceId: refundId }, [
    debit(client, amountCents),
    credit(platformFees, amountCents),
  ]);
}
