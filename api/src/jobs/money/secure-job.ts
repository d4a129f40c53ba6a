import { isRunningJob } from '@parley/contract/jobs/states.ts';
import { hoursAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { overdueDeadlines, payDeadline, payReminder, workReminder } from '../deadlines/deadlines.ts';
import { agreedTimes, insertMove, lockJob, updateJob } from '../queries.ts';

/**
 * The payment has arrived: removes the deadline to pay. False when the job had ended, and the money must be refunded.
 */
export async function secureJob(platform: Platform, trx: Trx, jobId: string): Promise<boolean> {
  const { status, dueAt } = found(await lockJob(trx, jobId));
  if (!isRunningJob(status)) return false;
  const now = platform.clock.instant();
  const clocks = overdueDeadlines(now, dueAt);
  await updateJob(trx, jobId, { payBy: null, ...clocks, remindAt: workReminder(now, { dueAt, ...clocks }) });
  const move = { id: newId(), jobId, at: now, by: 'processor' as const, action: 'pay' };
  await insertMove(trx, { ...move, fromStatus: status, toStatus: status });
  return true;
}

/** The minimum time to pay again after a failed payment. */
const TRY_AGAIN_HOURS = 24;

/** Pauses the deadline while the processor works on the payment; a failure leaves the client at least a day. */
export async function pausePayDeadline(
  platform: Platform,
  trx: Trx,
  jobId: string,
  isProcessing: boolean,
): Promise<void> {
  const job = found(await lockJob(trx, jobId));
  if (!isRunningJob(job.status) || job.isPaid || isProcessing === (job.payBy === null)) return;
  await updateJob(
    trx,
    jobId,
    isProcessing ? { payBy: null, remindAt: null } : await resumePayDeadline(platform, trx, jobId),
  );
}

async function resumePayDeadline({ clock }: Platform, trx: Trx, jobId: string) {
  const now = clock.instant();
  const { createdAt, startsAt } = found(await agreedTimes(trx, jobId));
  const original = payDeadline(createdAt, startsAt);
  const payBy = original > now ? original : hoursAfter(now, TRY_AGAIN_HOURS);
  return { payBy, remindAt: payReminder(now, payBy) };
}
