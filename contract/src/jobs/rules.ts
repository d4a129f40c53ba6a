import { isPast } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Side } from '../sides.ts';
import { JOB_MOVES, type JobAction, type JobMove, type JobActor, type JobStatus } from './states.ts';

/** What a job's moves depend on; `isPaid`: the money is held. */
export interface JobState {
  status: JobStatus;
  isPaid: boolean;
  extensionUsed: boolean;
  refundableAt: string | null;
  disputedBy: JobActor | 'processor' | null;
}

/** Conditions that the table cannot express. */
const ALSO: Partial<Record<JobAction, (job: JobState, by: JobActor, now: string) => RefusalCode | null>> = {
  extend: ({ extensionUsed }) => (extensionUsed ? 'extension_used' : null),
  withdraw_dispute: ({ disputedBy }, by) => (disputedBy === by ? null : 'invalid_transition'),
  take_refund: ({ refundableAt }, _by, now) => (isPast(refundableAt, now) ? null : 'invalid_transition'),
};

/** Why an actor may not do this with a job now; null where it may. */
export function whyNot(job: JobState, action: JobAction, by: JobActor, now: string): RefusalCode | null {
  const [move] = rowsFor(job, action, by);
  if (!move) return 'invalid_transition';
  if (move.money === 'PAID' && !job.isPaid) return 'not_paid';
  if (move.money === 'UNPAID' && job.isPaid) return 'already_paid';
  return ALSO[action]?.(job, by, now) ?? null;
}

const GO_BACK: readonly JobAction[] = ['withdraw_dispute', 'resume'];

/** The status after an allowed move; a withdrawn or undecided dispute returns to where it began. */
export function statusAfter(
  job: JobState & { disputedFrom: JobStatus | null },
  action: JobAction,
  by: JobActor,
): JobStatus | null {
  const rows = rowsFor(job, action, by);
  const move = GO_BACK.includes(action) ? rows.find(({ to }) => to === job.disputedFrom) : rows[0];
  return move?.to ?? null;
}

/** The table's action for a cancellation: a professional cancels a paid job by `cancel_paid`. */
export function actionOf(action: JobAction, { isPaid }: { isPaid: boolean }, side: Side): JobAction {
  return action === 'cancel' && side === 'professional' && isPaid ? 'cancel_paid' : action;
}

const rowsFor = ({ status }: JobState, action: JobAction, by: JobActor): JobMove[] =>
  JOB_MOVES.filter((row) => row.action === action && row.from.includes(status) && row.by.includes(by));
