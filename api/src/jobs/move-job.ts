import {
  isCompletedJob,
  JOB_MOVES,
  type JobAction,
  type JobMove,
  type JobParty,
} from '@parley/contract/jobs/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { recordCompletedJob } from '../users/profiles/profile-stats.ts';
import { changesOf } from './changes.ts';
import { insertMove, updateJob, type JobRow } from './queries.ts';

/** What a party, the clock or an admin does with a job; an admin may do it in the place of a side. */
export interface JobStep {
  action: JobAction;
  by: JobParty;
  as?: Side;
  message?: string;
  toProfessionalCents?: number;
}

/** Moves a locked job on, writes it down and tells of it: all in the caller's transaction. */
export async function moveJob(platform: Platform, trx: Trx, job: JobRow, step: JobStep): Promise<void> {
  const { action, by, message = null, toProfessionalCents = null } = step;
  const now = platform.clock.instant();
  const move = checkedMove(job, step, now);
  await updateJob(trx, job.id, { status: move.to, ...changesOf(action, job, { now, by: partyOf(step) }) });
  const passage = { fromStatus: job.status, toStatus: move.to };
  await insertMove(trx, { id: newId(), jobId: job.id, at: now, by, action, message, ...passage });
  if (isCompletedJob(move.to)) await recordCompletedJob(trx, job.professionalId);
  const { id: jobId, clientId, professionalId, title, amountCents } = job;
  const at = by === 'clock' ? deadlineOf(job, now) : now;
  const event = { jobId, clientId, professionalId, title, amountCents, action, by, message, at };
  const passed = { from: job.status, to: move.to, toProfessionalCents };
  await platform.events.emit(platform, trx, 'job.moved', { ...event, ...passed });
}

const partyOf = ({ by, as }: JobStep): JobParty => as ?? by;

/** What the clock does holds from the deadline on, however late the sweep comes. */
function deadlineOf({ payBy, releaseAt, disputeAt, refundAt }: JobRow, now: string): string {
  const deadline = payBy ?? releaseAt ?? disputeAt ?? refundAt ?? now;
  return deadline < now ? deadline : now;
}

/** The table's row for the step, if the job, its clocks and its money stand as it needs. */
function checkedMove(job: JobRow, step: JobStep, now: string): JobMove {
  const party = partyOf(step);
  const fits = (row: JobMove) =>
    row.action === step.action && row.from.includes(job.status) && row.by.includes(party);
  const move = JOB_MOVES.find((row) => fits(row) && leadsBack(job, row)) ?? refuse('invalid_transition');
  if (move.money === 'PAID' && !job.isPaid) refuse('not_paid');
  if (move.money === 'UNPAID' && job.isPaid) refuse('already_paid');
  if (step.action === 'extend' && job.extensionUsed) refuse('extension_used');
  if (step.action === 'withdraw_dispute' && job.disputedBy !== party) refuse('invalid_transition');
  if (step.action === 'take_refund' && !isRefundable(job, now)) refuse('invalid_transition');
  return move;
}

const GO_BACK: readonly JobAction[] = ['withdraw_dispute', 'resume'];

/** A dispute that is taken back, or ended undecided, leads to where it began. */
const leadsBack = ({ disputedFrom }: JobRow, { action, to }: JobMove) =>
  !GO_BACK.includes(action) || to === disputedFrom;

const isRefundable = ({ refundableAt }: JobRow, now: string) => refundableAt !== null && refundableAt <= now;
