import { inTransaction, type Trx } from '../platform/db.ts';
import type { Platform } from '../platform/platform.ts';
import { acceptReminder } from './deadlines.ts';
import { moveJob } from './move-job.ts';
import { dueJobs, lockDueJob, updateJob, type Deadline, type JobRow } from './queries.ts';

const A_ROUND = 100;

/** Cancels the jobs that were not paid in time; how many. */
export const cancelUnpaid = (platform: Platform) =>
  forEachDue(platform, 'pay', (trx, job) => moveJob(platform, trx, job, { action: 'cancel', by: 'clock' }));

/** Accepts delivered work to which nobody said anything; how many. */
export const acceptUnanswered = (platform: Platform) =>
  forEachDue(platform, 'accept', (trx, job) =>
    moveJob(platform, trx, job, { action: 'complete', by: 'clock' }),
  );

/** Reminds of the deadlines that come nearer; how many. */
export const remind = (platform: Platform) =>
  forEachDue(platform, 'remind', async (trx, job) => {
    const { id: jobId, clientId, professionalId, title, releaseAt } = job;
    const now = platform.clock.instant();
    await updateJob(trx, jobId, { remindAt: releaseAt && acceptReminder(now, releaseAt) });
    const reminder = { jobId, clientId, professionalId, title, ...comingOf(job) };
    await platform.events.emit(platform, trx, 'job.reminder', reminder);
  });

/** What comes by itself next; without either deadline it is the work that is due. */
function comingOf({ payBy, releaseAt, dueAt }: JobRow) {
  if (payBy !== null) return { kind: 'pay' as const, at: payBy };
  return releaseAt === null
    ? { kind: 'due' as const, at: dueAt }
    : { kind: 'accept' as const, at: releaseAt };
}

/** A transaction a job, so that one that fails holds up none of the others; it comes again with the next sweep. */
async function forEachDue(
  platform: Platform,
  deadline: Deadline,
  keep: (trx: Trx, job: JobRow) => Promise<void>,
): Promise<number> {
  let kept = 0;
  const now = platform.clock.instant();
  for (const id of await dueJobs(platform.db, deadline, now, A_ROUND)) {
    const work = inTransaction(platform.db, async (trx) => {
      const job = await lockDueJob(trx, deadline, id, now);
      if (job) await keep(trx, job);
      return job ? 1 : 0;
    });
    kept += await work.catch((error: unknown) => {
      platform.log.error({ err: error, jobId: id, deadline }, 'a deadline could not be kept');
      return 0;
    });
  }
  return kept;
}
