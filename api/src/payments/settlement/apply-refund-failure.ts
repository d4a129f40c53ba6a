import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { promiseManualRefund } from '../admin/manual-refund.ts';
import { client, credit, debit, post, processor } from '../ledger/ledger.ts';
import type { Refund } from '../processor/processor-objects.ts';
import { isRefundInProgress, recordRefundStep, refundCall, updateCall } from '../processor/queries-calls.ts';

const FAILED = new Set(['failed', 'canceled']);
export const hasFailed = (status: string) => FAILED.has(status);

/**
 * A refund can fail days later: the money is ours again but owed to the client, and an admin has to find another way.
 */
export async function applyRefundFailure(platform: Platform, trx: Trx, refund: Refund): Promise<void> {
  if (!hasFailed(refund.status)) return;
  const call = await refundCall(trx, refund.id);
  if (!call) {
    // The event arrived before we recorded the refund: fail, so that the processor sends it again.
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
    ...subjectOf(call),
    sourceType: 'refund_failed',
    sourceId: id,
  };
  const isNew = await post(trx, source, [debit(processor, amountCents), credit(client, amountCents)]);
  if (!isNew) return;
  const error = `The refund failed: ${refund.failure ?? 'the bank gave no reason'}.`;
  await updateCall(trx, call.id, { status: 'STUCK', doneAt: null, error });
  await recordRefundStep(trx, call.paymentId);
  await promiseManualRefund(platform, trx, { callId: call.id, paidFor: call, amountCents });
}
