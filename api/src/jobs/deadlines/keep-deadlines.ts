import { inTransaction, type Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptReminder, refundReminder, workReminder, workReminderAt } from './deadlines.ts';
import { moveJob } from '../move-job.ts';
import { dueJobs, lockDueJob, updateJob, type Deadline, type JobRow } from '../queries.ts';

const BATCH = 100;

/** Cancels unpaid jobs; returns how many. */
export const cancelUnpaid = (platform: Platform) =>
  forEachDue(platform, 'pay', (trx, job) => moveJob(platform, trx, job, { action: 'cancel', by: 'clock' }));

/** Accepts delivered work without a response; returns how many. */
export const acceptUnanswered = (platform: Platform) =>
  forEachDue(platform, 'accept', (trx, job) =>
    moveJob(platform, trx, job, { action: 'complete', by: 'clock' }),
  );

/** Disputes long overdue work, for admins to decide; returns how many. */
export const disputeOverdue = (platform: Platform) =>
  forEachDue(platform, 'dispute', (trx, job) =>
    moveJob(platform, trx, job, { action: 'dispute', by: 'clock' }),
  );

/** Refunds undecided disputes; returns how many. */
export const refundUndecided = (platform: Platform) =>
  forEachDue(platform, 'refund', (trx, job) =>
    moveJob(platform, trx, job, { action: 'refund', by: 'clock' }),
  );

/** Returns how many. */
export const remind = (platform: Platform) =>
  forEachDue(platform, 'remind', async (trx, job) => {
    const { id: jobId, clientId, professionalId, title } = job;
    const now = platform.clock.instant();
    await updateJob(trx, jobId, { remindAt: nextReminder(job, now) });
    const reminder = { jobId, clientId, professionalId, title, ...comingOf(job, now) };
    await platform.events.emit(platform, trx, 'job.reminder', reminder);
  });

function nextReminder(job: JobRow, now: string): string | null {
  if (job.payBy !== null) return null;
  if (job.releaseAt !== null) return acceptReminder(now, job.releaseAt);
  return job.refundAt === null ? workReminder(now, job) : refundReminder(now, job.refundAt);
}

/** The next automatic step; without another deadline, the due or overdue work. */
function comingOf(job: JobRow, now: string) {
  const { payBy, releaseAt, refundAt } = job;
  if (payBy !== null) return { kind: 'pay' as const, at: payBy };
  if (releaseAt !== null) return { kind: 'accept' as const, at: releaseAt };
  return refundAt === null ? workReminderAt(now, job) : { kind: 'refund' as const, at: refundAt };
}

/** One transaction per job, so that a failure does not block the others; the next sweep retries it. */
async function forEachDue(
  platform: Platform,
  deadline: Deadline,
  keep: (trx: Trx, job: JobRow) => Promise<void>,
): Promise<number> {
  let kept = 0;
  const now = platform.clock.instant();
  for (const id of await dueJobs(platform.db, deadline, now, BATCH)) {
    const work = inTransaction(platform.db, async (trx) => {
      const job = await lockDueJob(trx, deadline, id, now);
      if (job) await keep(trx, job);
      return job ? 1 : 0;
    });
    kept += await work.catch((error: unknown) => {
      platform.log.error({ err: error, jobId: id, deadline }, 'job deadline failed');
      return 0;
    });
  }
  return kept;
}
