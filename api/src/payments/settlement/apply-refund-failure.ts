import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { promiseManualRefund } from '../admin/manual-refund.ts';
import { reduceRefund } from '../chargebacks/queries-refunds.ts';
import { returnTwice } from '../chargebacks/refunded-twice.ts';
import { client, credit, debit, post, processor } from '../ledger/ledger.ts';
import type { Refund } from '../processor/processor-objects.ts';
import {
  isRefundInProgress,
  lockRefundCall,
  recordRefundStep,
  updateCall,
} from '../processor/queries-calls.ts';

const FAILED = new Set(['failed', 'canceled']);
export const hasFailed = (status: string) => FAILED.has(status);

/**
 * A refund can fail days later: the money is ours again but owed to the client, and an admin has to find another way;
 * unless the bank gave it back meanwhile.
 */
export async function applyRefundFailure(platform: Platform, trx: Trx, refund: Refund): Promise<void> {
  if (!hasFailed(refund.status)) return;
  const call = await lockRefundCall(trx, refund.id);
  if (!call) {
    // The event arrived before we recorded the refund: fail, so that the processor sends it again.
    if (await isRefundInProgress(trx, refund.metadata.callId))
      throw new Error(`${refund.id} failed too early`);
    return;
  }
  const { id } = refund;
  const { paymentId, intentId, amountCents } = call;
  const at = platform.clock.instant();
  const source = {
    at,
    kind: 'refund_failed',
    text: 'The refund failed',
    ...subjectOf(call),
    sourceType: 'refund_failed',
    sourceId: id,
  };
  const isNew = await post(trx, source, [debit(processor, amountCents), credit(client, amountCents)]);
  if (!isNew) return;
  const twiceCents = await returnTwice(platform, trx, { refundId: id, intentId, paidFor: call, amountCents });
  const error = `The refund failed: ${refund.failure ?? 'the bank gave no reason'}.`;
  await updateCall(trx, call.id, { status: 'STUCK', doneAt: null, error });
  if (twiceCents > 0) await reduceRefund(trx, { ...call, kind: 'refund', cents: amountCents }, twiceCents);
  await recordRefundStep(trx, paymentId);
  if (twiceCents === amountCents) return;
  const failed = { callId: call.id, intentId, paidFor: call, amountCents: amountCents - twiceCents };
  await promiseManualRefund(platform, trx, failed);
}
