import { whyNotRetry } from '@parley/contract/payments/rules.ts';
import { isStuckCall } from '@parley/contract/payments/states.ts';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { found, refuseIf } from '../../platform/http/refuse.ts';
import { nextKey } from './create-idempotently.ts';
import { enqueueRun } from './enqueue-processor-call.ts';
import { lockCallWithJob, recordRefundStep, updateCall } from './queries-calls.ts';
import { updatePayment } from '../queries.ts';

/** Retries a failed call. The processor stores a refusal under its key, so a stuck call takes the next one. */
export async function retryCall(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason?: string },
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    const call = found(await lockCallWithJob(trx, id));
    refuseIf(whyNotRetry(call));
    const { kind, key, status, paymentId, jobId } = call;
    await updateCall(trx, id, { status: 'PENDING', ...(isStuckCall(status) && { key: nextKey(key) }) });
    if (kind === 'transfer') await updatePayment(trx, paymentId, { transfer: 'PENDING' });
    if (kind === 'refund' || kind === 'reversal') await recordRefundStep(trx, paymentId);
    await enqueueRun(trx, id);
    const subject = { type: 'job', id: jobId };
    await audit(platform, trx, { actorId: actor.id, action: `payment.retry ${kind}`, subject, reason });
  });
  return {};
}
