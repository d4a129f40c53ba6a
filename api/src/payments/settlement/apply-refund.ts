import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { promiseManualRefund } from '../admin/manual-refund.ts';
import { client, credit, debit, post, processor } from '../ledger/ledger.ts';
import type { Refund } from '../processor/processor-objects.ts';
import { isRefundInProgress, recordRefundStep, refundCall, updateCall } from '../processor/queries-calls.ts';

const FAILED = new Set(['failed', 'canceled']);
export const hasFailed = (status: string) => FAILED.has(status);

/** A refund can fail days later: the money is back with us, still the client's, and an operator must find another way. */
export async function applyRefund(platform: Platform, trx: Trx, refund: Refund): Promise<void> {
  if (!hasFailed(refund.status)) return;
  const call = await refundCall(trx, refund.id);
  if (!call) {
    // Told before we wrote down that it was made: the processor tells it again
    if (await isRefundInProgress(trx, refund.metadata.callId))
      throw new Error(`${refund.id} failed too early`);
    return;
  }
  const { amountCents, id } = refund;
  const at = platform.clock.instant();
  const source = {
    at,
    kind: 'refund_failed',
    text: 'The refund failed',
    jobId: call.jobId,
    sourceType: 'refund_failed',
    sourceId: id,
  };
  const isNew = await post(trx, source, [debit(processor, amountCents), credit(client, amountCents)]);
  if (!isNew) return;
  const error = `The refund failed: ${refund.failure ?? 'the bank gave no reason'}.`;
  await updateCall(trx, call.id, { status: 'STUCK', doneAt: null, error });
  await recordRefundStep(trx, call.paymentId);
  await promiseManualRefund(platform, trx, { callId: call.id, jobId: call.jobId, amountCents });
}
