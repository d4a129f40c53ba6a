import { statusAfter, whyNot } from '@parley/contract/jobs/rules.ts';
import { isCompletedJob, type JobActor, type JobStatus } from '@parley/contract/jobs/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { earliest } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed } from '../platform/http/refuse.ts';
import { recordCompletedJob } from '../users/profiles/profile-stats.ts';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import { changesOf, type MoveAction } from './changes.ts';
import { insertMove, updateJob, type JobRow } from './queries.ts';

/** What a side, the clock or an admin does with a job; an admin may do it in the place of a side. */
export interface JobStep {
  action: MoveAction;
  by: JobActor;
  as?: Side;
  message?: string;
  /** For a split: the professional's part, before the fee. */
  toProfessionalCents?: number;
  /** For `change_due_date`. */
  dueAt?: string;
}

/** Moves a locked job, records the move and emits its event, in the caller's transaction. */
export async function moveJob(platform: Platform, trx: Trx, job: JobRow, step: JobStep): Promise<void> {
  const { action, by, message = null, toProfessionalCents = null, dueAt } = step;
  const now = platform.clock.instant();
  const actor = step.as ?? by;
  const to = allowed(statusAfter(goingBack(job, action), action, actor), whyNot(job, action, actor, now));
  await updateJob(trx, job.id, { status: to, ...changesOf(action, job, { now, by: actor, dueAt }) });
  const passage = { fromStatus: job.status, toStatus: to };
  await insertMove(trx, { id: newId(), jobId: job.id, at: now, by, action, message, ...passage });
  if (isCompletedJob(to) && !isLaterMilestone(job)) await recordCompletedJob(trx, job.professionalId);
  const { id: jobId, clientId, professionalId, title } = job;
  const amountCents = job.amountCents ?? 0;
  const at = by === 'clock' ? deadlineOf(job, now) : now;
  const event = { jobId, clientId, professionalId, title, amountCents, action, by, message, at };
  const isOnBehalf = by === 'admin' && step.as !== undefined;
  const passed = { from: job.status, to, toProfessionalCents, isOnBehalf };
  await platform.events.emit(platform, trx, 'job.moved', { ...event, ...passed });
}

/** A dispute that a chargeback came upon goes on. */
const goingBack = (
  job: JobRow,
  action: MoveAction,
): Omit<JobRow, 'disputedFrom'> & { disputedFrom: JobStatus | null } =>
  action === 'unfreeze' && job.stoppedClocks?.dispute ? { ...job, disputedFrom: job.status } : job;

/** Automatic moves take effect at the deadline, however late the sweep runs. */
function deadlineOf({ hireBy, lateRefundAt, releaseAt, disputeAt, refundAt }: JobRow, now: string): string {
  const deadlines = [hireBy, lateRefundAt, releaseAt, disputeAt, refundAt];
  return earliest(now, ...deadlines.filter((each) => each !== null));
}
