import { isPast } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import { SIDES, type Side } from '../sides.ts';
import {
  isActiveJob,
  isAtWork,
  isDisputedJob,
  isRunningJob,
  isTalking,
  JOB_MOVES,
  type JobAction,
  type JobMove,
  type JobActor,
  type JobStatus,
  type Outcome,
} from './states.ts';

/** What a job's moves depend on. */
export interface JobState {
  status: JobStatus;
  extensionUsed: boolean;
  refundableAt: string | null;
  /** While everything is about to go back because the work is long overdue. */
  lateRefundAt: string | null;
  disputedBy: JobActor | null;
  disputesLeft: Record<Side, number>;
}

/** How many disputes each side can open in a job; who may open one stands in `states.ts`. */
export const MAX_DISPUTES = 2;

/** Conditions that the table cannot express. */
const ALSO: Partial<Record<JobAction, (job: JobState, by: JobActor, now: string) => RefusalCode | null>> = {
  extend: ({ extensionUsed }) => (extensionUsed ? 'extension_used' : null),
  dispute: ({ disputesLeft, lateRefundAt }, by) =>
    SIDES.some((side) => side === by && disputesLeft[side] <= 0) && !isObjection(lateRefundAt, by)
      ? 'too_many_disputes'
      : null,
  withdraw_dispute: ({ disputedBy }, by) => (disputedBy === by ? null : 'invalid_transition'),
  take_refund: ({ refundableAt, lateRefundAt }, _by, now) =>
    isPast(refundableAt, now) && lateRefundAt === null ? null : 'invalid_transition',
  withdraw_refund: ({ lateRefundAt }) => (lateRefundAt === null ? 'invalid_transition' : null),
};

/** However many disputes they have opened, the professional can object before everything goes back. */
export const isObjection = (lateRefundAt: string | null, by: JobActor) =>
  lateRefundAt !== null && by === 'professional';

/** Why an actor may not do this with a job now; null where it may. */
export function whyNot(job: JobState, action: JobAction, by: JobActor, now: string): RefusalCode | null {
  if (rowsFor(job, action, by).length > 0) return whyNotYet(job, by) ?? ALSO[action]?.(job, by, now) ?? null;
  if (!isRunningJob(job.status)) return 'invalid_transition';
  const from = JOB_MOVES.flatMap((row) => (row.action === action && row.by.includes(by) ? row.from : []));
  if (isTalking(job.status)) return from.some(isAtWork) ? 'not_paid' : 'invalid_transition';
  return from.some(isTalking) ? 'already_paid' : 'invalid_transition';
}

/** While the client's bank disputes the payment, nobody does anything with the job. */
const whyNotYet = ({ status, disputedBy }: JobState, by: JobActor): RefusalCode | null =>
  isDisputedJob(status) && disputedBy === 'processor' && by !== 'processor' ? 'payment_disputed' : null;

/** Whether an admin decides the dispute of a job; a bank decides its own. */
export const isForAdmin = ({ status, disputedBy }: Pick<JobState, 'status' | 'disputedBy'>): boolean =>
  isDisputedJob(status) && disputedBy !== 'processor';

const GO_BACK: readonly JobAction[] = ['withdraw_dispute', 'resume', 'unfreeze'];

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

const rowsFor = ({ status }: JobState, action: JobAction, by: JobActor): JobMove[] =>
  JOB_MOVES.filter((row) => row.action === action && row.from.includes(status) && row.by.includes(by));

/** How held money is parted: everything to one side, or a part to each. */
export function outcomeOf(heldCents: number, toProfessionalCents: number): Outcome {
  if (toProfessionalCents === 0) return 'refund';
  return toProfessionalCents === heldCents ? 'release' : 'split';
}

/** The professional's part of a dispute that nobody decides: half once work was delivered; the odd cent goes back. */
export const undecidedPart = (heldCents: number, wasDelivered: boolean) =>
  wasDelivered ? Math.floor(heldCents / 2) : 0;

/**
 * What the clock does with a job once its money can be held no longer: delivered work is accepted, what was never
 * delivered goes back, and work that the client wanted changed, or everything back for, is disputed, so that neither side
 * has it all by waiting. Null: a dispute that is open goes on.
 */
export function atEndOfHold(job: {
  status: JobStatus;
  wasDelivered: boolean;
  lateRefundAt: string | null;
}): 'complete' | 'cancel' | 'dispute' | null {
  if (!isAtWork(job.status)) return null;
  if (!isActiveJob(job.status) && job.lateRefundAt === null) return 'complete';
  return job.wasDelivered ? 'dispute' : 'cancel';
}
