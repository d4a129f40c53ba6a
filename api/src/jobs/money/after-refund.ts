import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { moveJob } from '../move-job.ts';
import { insertMove, lockJob } from '../queries.ts';

/** A full refund by an admin cancels the job; the money follows from that. */
export async function cancelRefunded(
  platform: Platform,
  trx: Trx,
  jobId: string,
  reason: string,
): Promise<void> {
  const job = found(await lockJob(trx, jobId));
  await moveJob(platform, trx, job, { action: 'cancel', by: 'admin', message: reason });
}

/** A partial refund: a line in the job's history. */
export async function recordRefund(
  { clock }: Platform,
  trx: Trx,
  jobId: string,
  { by, message }: { by: 'admin' | 'professional'; message: string },
): Promise<void> {
  const { status } = found(await lockJob(trx, jobId));
  const move = { id: newId(), jobId, at: clock.instant(), by, action: 'refund_part' };
  await insertMove(trx, { ...move, fromStatus: status, toStatus: status, message });
}
