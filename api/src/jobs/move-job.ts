import { JOB_MOVES, type JobAction, type JobMove } from '@parley/contract/jobs/states.ts';
import { moveFor } from '@parley/contract/moves.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Trx } from '../platform/db.ts';
import { newId } from '../platform/id.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/refuse.ts';
import { recordCompletedJob } from '../users/standing.ts';
import { acceptDeadline, acceptReminder, dueReminder } from './deadlines.ts';
import { insertMove, updateJob, type JobRow } from './queries.ts';

const REVIEW_WITHIN_DAYS = 14;
const EXTENSION_DAYS = 7;

/** What a party, or the clock, does with a job. */
export interface JobStep {
  action: JobAction;
  by: 'client' | 'professional' | 'clock';
  message?: string;
}

/** Moves a locked job on, writes it down and tells of it: all in the caller's transaction. */
export async function moveJob(platform: Platform, trx: Trx, job: JobRow, step: JobStep): Promise<void> {
  const { action, by, message = null } = step;
  const move = checkedMove(job, step);
  const now = platform.clock.instant();
  await updateJob(trx, job.id, { status: move.to, ...CHANGES[action](job, now) });
  const passage = { fromStatus: job.status, toStatus: move.to };
  await insertMove(trx, { id: newId(), jobId: job.id, at: now, by, action, message, ...passage });
  if (action === 'complete') await recordCompletedJob(trx, job.professionalId);
  const { id: jobId, clientId, professionalId, title, amountCents } = job;
  const at = (by === 'clock' ? (job.payBy ?? job.releaseAt) : null) ?? now;
  const event = { jobId, clientId, professionalId, title, amountCents, action, by, message, at };
  await platform.events.emit(platform, trx, 'job.moved', { ...event, from: job.status, to: move.to });
}

/** The table's row for the step, if the job and its money stand as it needs. */
function checkedMove(job: JobRow, { action, by }: JobStep): JobMove {
  const rows = JOB_MOVES.filter((row) => row.action === action);
  const row = moveFor(rows, action, job.status, [by]);
  const move = rows.find((each) => each === row) ?? refuse('invalid_transition');
  if (move.money === 'PAID' && !job.isPaid) refuse('not_paid');
  if (move.money === 'UNPAID' && job.isPaid) refuse('already_paid');
  if (action === 'extend' && job.extensionUsed) refuse('extension_used');
  return move;
}

const ended = { payBy: null, releaseAt: null, remindAt: null };

/** What changes beside the status: above all, what happens next by itself. */
const CHANGES = {
  deliver: (_job, now) => {
    const releaseAt = acceptDeadline(now);
    return { deliveredAt: now, releaseAt, remindAt: acceptReminder(now, releaseAt) };
  },
  request_changes: ({ dueAt }, now) => ({
    deliveredAt: null,
    releaseAt: null,
    remindAt: dueReminder(now, dueAt),
  }),
  extend: ({ releaseAt }, now) => {
    const later = daysAfter(releaseAt ?? now, EXTENSION_DAYS);
    return { extensionUsed: true, releaseAt: later, remindAt: acceptReminder(now, later) };
  },
  complete: (_job, now) => ({ ...ended, completedAt: now, reviewBy: daysAfter(now, REVIEW_WITHIN_DAYS) }),
  cancel: (_job, now) => ({ ...ended, cancelledAt: now }),
  cancel_paid: (_job, now) => ({ ...ended, cancelledAt: now }),
} satisfies Record<JobAction, (job: JobRow, now: string) => Parameters<typeof updateJob>[2]>;
