import { isPast } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Side } from '../sides.ts';
import { JOB_MOVES, type JobAction, type JobMove, type JobActor, type JobStatus } from './states.ts';

/** What decides about a job's moves; `isPaid`: the money is secured. */
export interface JobState {
  status: JobStatus;
  isPaid: boolean;
  extensionUsed: boolean;
  refundableAt: string | null;
  disputedBy: JobActor | 'processor' | null;
}

/** What the table cannot say: these moves ask something more of the job. */
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

/** Where an allowed move leads: a dispute that is taken back, or ended undecided, to where it began. */
export function statusAfter(
  job: JobState & { disputedFrom: JobStatus | null },
  action: JobAction,
  by: JobActor,
): JobStatus | null {
  const rows = rowsFor(job, action, by);
  const move = GO_BACK.includes(action) ? rows.find(({ to }) => to === job.disputedFrom) : rows[0];
  return move?.to ?? null;
}

/** What the table calls cancelling: only a professional ends what is paid, and has a row of their own for it. */
export function actionOf(action: JobAction, { isPaid }: { isPaid: boolean }, side: Side): JobAction {
  return action === 'cancel' && side === 'professional' && isPaid ? 'cancel_paid' : action;
}

const rowsFor = ({ status }: JobState, action: JobAction, by: JobActor): JobMove[] =>
  JOB_MOVES.filter((row) => row.action === action && row.from.includes(status) && row.by.includes(by));
