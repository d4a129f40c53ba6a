import { inTransaction, type Trx } from '../platform/db.ts';
import type { Platform } from '../platform/platform.ts';
import { acceptReminder } from './deadlines.ts';
import { moveJob } from './move-job.ts';
import { lockToRemind, lockUnanswered, lockUnpaid, updateJob, type JobRow } from './queries.ts';

const A_ROUND = 100;
type Due = (trx: Trx, now: string, limit: number) => Promise<JobRow[]>;

/** Cancels the jobs that were not paid in time; how many. */
export const cancelUnpaid = (platform: Platform) =>
  forEachDue(platform, lockUnpaid, (trx, job) =>
    moveJob(platform, trx, job, { action: 'cancel', by: 'clock' }),
  );

/** Accepts delivered work to which nobody said anything; how many. */
export const acceptUnanswered = (platform: Platform) =>
  forEachDue(platform, lockUnanswered, (trx, job) =>
    moveJob(platform, trx, job, { action: 'complete', by: 'clock' }),
  );

/** Reminds of the deadlines that come nearer; how many. */
export const remind = (platform: Platform) =>
  forEachDue(platform, lockToRemind, async (trx, job) => {
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

async function forEachDue(
  { db, clock }: Platform,
  lockDue: Due,
  keep: (trx: Trx, job: JobRow) => Promise<void>,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const due = await lockDue(trx, clock.instant(), A_ROUND);
    for (const job of due) await keep(trx, job);
    return due.length;
  });
}
