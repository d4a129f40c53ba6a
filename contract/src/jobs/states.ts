import type { Move } from '../moves.ts';
import { SIDES } from '../sides.ts';

/** TALKING: a consultation is agreed, nothing is owed for work yet. ENDED: nobody was hired. */
export const JOB_STATUSES = [
  'TALKING',
  'ACTIVE',
  'DELIVERED',
  'DISPUTED',
  'COMPLETED',
  'CANCELLED',
  'ENDED',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const RUNNING_JOB_STATUSES = ['TALKING', 'ACTIVE', 'DELIVERED', 'DISPUTED'] as const;
/** The client's money is held, and it isn't settled yet who gets it. */
export const HELD_JOB_STATUSES = ['ACTIVE', 'DELIVERED', 'DISPUTED'] as const;
export const isHeldJob = (status: JobStatus) => HELD_JOB_STATUSES.some((held) => held === status);
/** Whether an offer can still be paid, which hires; a later payment is refunded. */
export const isTalking = (status: JobStatus) => status === 'TALKING';

/** Whether its sides can arrange nothing new: nobody is hired, and either has blocked the other. */
export const isCutOff = ({ status, isBlocked }: { status: JobStatus; isBlocked: boolean }) =>
  isBlocked && isTalking(status);
export const isEndedJob = (status: JobStatus) => status === 'ENDED';
export const ENDED_JOB_STATUSES = ['COMPLETED', 'CANCELLED', 'ENDED'] as const;

export function isRunningJob(status: JobStatus): boolean {
  return RUNNING_JOB_STATUSES.some((running) => running === status);
}

/** A cancelled job's upcoming consultations are cancelled too. */
export const isCancelledJob = (status: JobStatus) => status === 'CANCELLED';

/** Paid work that is under way: not delivered, not disputed. */
export const isActiveJob = (status: JobStatus) => status === 'ACTIVE';
export const isDisputedJob = (status: JobStatus) => status === 'DISPUTED';

/** Hired, and neither over nor in dispute. */
export const isAtWork = (status: JobStatus) => status === 'ACTIVE' || status === 'DELIVERED';

/** A completed job counts in the professional's profile. */
export const isCompletedJob = (status: JobStatus) => status === 'COMPLETED';

/** The status after withdrawing a dispute. */
export const beforeDispute = (status: JobStatus) => (status === 'DELIVERED' ? status : 'ACTIVE');

export const JOB_ACTIONS = [
  'hire',
  'end',
  'extend_hire_by',
  'deliver',
  'request_changes',
  'extend',
  'complete',
  'cancel',
  'take_refund',
  'withdraw_refund',
  'refund_late',
  'refund_absent',
  'dispute',
  'withdraw_dispute',
  'resume',
  'release',
  'refund',
  'split',
  'change_due_date',
  'freeze',
  'unfreeze',
  'charge_back',
] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];
/** Actions of the two sides, or of an admin on their behalf. */
export const SIDE_ACTIONS = [
  'end',
  'extend_hire_by',
  'deliver',
  'request_changes',
  'extend',
  'complete',
  'cancel',
  'take_refund',
  'withdraw_refund',
  'dispute',
  'withdraw_dispute',
] as const satisfies readonly JobAction[];
export const JOB_ACTORS = ['client', 'professional', 'clock', 'admin', 'processor'] as const;
export type JobActor = (typeof JOB_ACTORS)[number];
/** How held money is parted: all to the professional, all to the client, or split. */
export const OUTCOMES = ['release', 'refund', 'split'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type JobMove = Move<JobStatus, JobAction, JobActor>;

/** The state machine of a job: who may move it from where to where. When, and why not: rules.ts. */
export const JOB_MOVES: readonly JobMove[] = [
  // Paying an offer; done when the money arrives.
  { action: 'hire', from: ['TALKING'], by: ['client'], to: 'ACTIVE' },
  { action: 'end', from: ['TALKING'], by: ['client', 'professional', 'clock'], to: 'ENDED' },
  { action: 'extend_hire_by', from: ['TALKING'], by: ['professional'], to: 'TALKING' },
  { action: 'deliver', from: ['ACTIVE'], by: ['professional'], to: 'DELIVERED' },
  { action: 'request_changes', from: ['DELIVERED'], by: ['client'], to: 'ACTIVE' },
  { action: 'extend', from: ['DELIVERED'], by: ['client'], to: 'DELIVERED' },
  // The client may release everything at any time, as the professional may give everything back.
  { action: 'complete', from: HELD_JOB_STATUSES, by: ['client'], to: 'COMPLETED' },
  { action: 'complete', from: ['DELIVERED'], by: ['clock'], to: 'COMPLETED' },
  // A full refund: by the professional at any time, or by an admin.
  { action: 'cancel', from: HELD_JOB_STATUSES, by: ['professional', 'admin'], to: 'CANCELLED' },
  // At the end of holding, when nothing was delivered.
  { action: 'cancel', from: ['ACTIVE'], by: ['clock'], to: 'CANCELLED' },
  // Only after the job's `refundableAt`, when the work is long overdue. The money moves at `lateRefundAt`, delivered or not:
  // the professional can object, which is a dispute, and the client can think again.
  { action: 'take_refund', from: ['ACTIVE'], by: ['client'], to: 'ACTIVE' },
  { action: 'withdraw_refund', from: ['ACTIVE'], by: ['client'], to: 'ACTIVE' },
  { action: 'withdraw_refund', from: ['DELIVERED'], by: ['client'], to: 'DELIVERED' },
  { action: 'refund_late', from: ['ACTIVE', 'DELIVERED'], by: ['clock'], to: 'CANCELLED' },
  // The professional missed the first consultation, and the client chose the refund; work delivered meanwhile changes
  // nothing, since the professional can object instead.
  { action: 'refund_absent', from: ['ACTIVE', 'DELIVERED'], by: ['clock'], to: 'CANCELLED' },
  {
    action: 'dispute',
    from: ['ACTIVE', 'DELIVERED'],
    by: ['client', 'professional', 'admin'],
    to: 'DISPUTED',
  },
  { action: 'dispute', from: ['ACTIVE', 'DELIVERED'], by: ['clock'], to: 'DISPUTED' },
  // Of these two, the one that returns to the status before the dispute, and only for whoever opened it.
  { action: 'withdraw_dispute', from: ['DISPUTED'], by: ['client', 'professional'], to: 'ACTIVE' },
  { action: 'withdraw_dispute', from: ['DISPUTED'], by: ['client', 'professional'], to: 'DELIVERED' },
  // An admin ends any dispute undecided, including automatic ones and those opened by admins.
  { action: 'resume', from: ['DISPUTED'], by: ['admin'], to: 'ACTIVE' },
  { action: 'resume', from: ['DISPUTED'], by: ['admin'], to: 'DELIVERED' },
  // An admin's decision, or the end of a dispute that nobody decided.
  { action: 'release', from: ['DISPUTED'], by: ['admin'], to: 'COMPLETED' },
  { action: 'refund', from: ['DISPUTED'], by: ['admin', 'clock'], to: 'CANCELLED' },
  { action: 'split', from: ['DISPUTED'], by: ['admin', 'clock'], to: 'COMPLETED' },
  // A side accepts what the other one suggested.
  { action: 'release', from: HELD_JOB_STATUSES, by: SIDES, to: 'COMPLETED' },
  { action: 'refund', from: HELD_JOB_STATUSES, by: SIDES, to: 'CANCELLED' },
  { action: 'split', from: HELD_JOB_STATUSES, by: SIDES, to: 'COMPLETED' },
  { action: 'change_due_date', from: HELD_JOB_STATUSES, by: SIDES, to: 'ACTIVE' },
  // The client's bank takes the payment back; what it decides undoes that or ends the job.
  { action: 'freeze', from: HELD_JOB_STATUSES, by: ['processor'], to: 'DISPUTED' },
  { action: 'unfreeze', from: ['DISPUTED'], by: ['processor'], to: 'ACTIVE' },
  { action: 'unfreeze', from: ['DISPUTED'], by: ['processor'], to: 'DELIVERED' },
  { action: 'unfreeze', from: ['DISPUTED'], by: ['processor'], to: 'DISPUTED' },
  { action: 'charge_back', from: ['DISPUTED'], by: ['processor'], to: 'CANCELLED' },
];
