import type { Platform } from '../../platform/platform.ts';
import { workReminder, workReminderAt } from './deadlines.ts';
import { acceptReminder } from './release-deadline.ts';
import { undecidedReminder } from './dispute-deadline.ts';
import { forEachDue } from './each-due-job.ts';
import { moveJob } from '../move-job.ts';
import { updateJob, type JobRow } from '../queries.ts';

/** Ends jobs in which nobody was hired in time (by `hireBy`); returns how many. */
export const endUnhired = (platform: Platform) =>
  forEachDue(platform, 'hire', (trx, job) => moveJob(platform, trx, job, { action: 'end', by: 'clock' }));

/** Accepts delivered work that nobody accepted in time; returns how many. */
export const acceptUnanswered = (platform: Platform) =>
  forEachDue(platform, 'accept', (trx, job) =>
    moveJob(platform, trx, job, { action: 'complete', by: 'clock' }),
  );

/** Disputes long overdue work, for admins to decide; returns how many. */
export const disputeOverdue = (platform: Platform) =>
  forEachDue(platform, 'dispute', (trx, job) =>
    moveJob(platform, trx, job, { action: 'dispute', by: 'clock' }),
  );

/** Gives everything back where the client asked for it and the professional hasn't objected; returns how many. */
export const refundLate = (platform: Platform) =>
  forEachDue(platform, 'late', (trx, job) =>
    moveJob(platform, trx, job, { action: 'refund_late', by: 'clock' }),
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
  if (job.hireBy !== null) return null;
  if (job.releaseAt !== null) return acceptReminder(now, job.releaseAt);
  return job.refundAt === null ? workReminder(now, job) : undecidedReminder(now, job.refundAt);
}

/** The next automatic step; without another deadline, the due or overdue work. */
function comingOf(job: JobRow, now: string) {
  const { hireBy, releaseAt, refundAt, wasDelivered } = job;
  if (hireBy !== null) return { kind: 'hire' as const, at: hireBy };
  if (releaseAt !== null) return { kind: 'accept' as const, at: releaseAt };
  if (refundAt === null) return workReminderAt(now, job);
  return { kind: wasDelivered ? ('halves' as const) : ('refund' as const), at: refundAt };
}
