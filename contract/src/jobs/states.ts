import type { Move } from '../moves.ts';

export const JOB_STATUSES = ['ACTIVE', 'DELIVERED', 'DISPUTED', 'COMPLETED', 'CANCELLED'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const RUNNING_JOB_STATUSES = ['ACTIVE', 'DELIVERED', 'DISPUTED'] as const;
/** Whether a job accepts a payment; a later one is refunded. */
export const canBePaid = (status: JobStatus) => status === 'ACTIVE';
export const ENDED_JOB_STATUSES = ['COMPLETED', 'CANCELLED'] as const;

export function isRunningJob(status: JobStatus): boolean {
  return RUNNING_JOB_STATUSES.some((running) => running === status);
}

/** A cancelled job's upcoming consultations are cancelled too. */
export const isCancelledJob = (status: JobStatus) => status === 'CANCELLED';

export const isDisputedJob = (status: JobStatus) => status === 'DISPUTED';

/** Whether a missed consultation can still be refunded. */
export const canRefundAbsence = (status: JobStatus) => status === 'ACTIVE' || status === 'DELIVERED';

/** A completed job can be reviewed and counts in the professional's profile. */
export const isCompletedJob = (status: JobStatus) => status === 'COMPLETED';

/** The status after withdrawing a dispute. */
export const beforeDispute = (status: JobStatus) => (status === 'DELIVERED' ? status : 'ACTIVE');

export const JOB_ACTIONS = [
  'deliver',
  'request_changes',
  'extend',
  'complete',
  'cancel',
  'cancel_paid',
  'take_refund',
  'refund_absent',
  'dispute',
  'withdraw_dispute',
  'resume',
  'release',
  'refund',
  'split',
] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];
/** Actions of the two sides, or of an admin on their behalf; they `cancel` paid jobs, too. */
export const SIDE_ACTIONS = [
  'deliver',
  'request_changes',
  'extend',
  'complete',
  'cancel',
  'take_refund',
  'dispute',
  'withdraw_dispute',
] as const satisfies readonly JobAction[];
export const JOB_ACTORS = ['client', 'professional', 'clock', 'admin'] as const;
export type JobActor = (typeof JOB_ACTORS)[number];
/** How an admin decides a dispute: all to the professional, all to the client, or split. */
export const OUTCOMES = ['release', 'refund', 'split'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `money`: whether the payment must have been made (`PAID`) or must not (`UNPAID`). */
export interface JobMove extends Move<JobStatus, JobAction, JobActor> {
  money: 'PAID' | 'UNPAID';
}

export const JOB_MOVES: readonly JobMove[] = [
  { action: 'deliver', from: ['ACTIVE'], by: ['professional'], to: 'DELIVERED', money: 'PAID' },
  { action: 'request_changes', from: ['DELIVERED'], by: ['client'], to: 'ACTIVE', money: 'PAID' },
  { action: 'extend', from: ['DELIVERED'], by: ['client'], to: 'DELIVERED', money: 'PAID' },
  { action: 'complete', from: ['ACTIVE', 'DELIVERED'], by: ['client'], to: 'COMPLETED', money: 'PAID' },
  { action: 'complete', from: ['DELIVERED'], by: ['clock'], to: 'COMPLETED', money: 'PAID' },
  {
    action: 'cancel',
    from: ['ACTIVE'],
    by: ['client', 'professional', 'clock'],
    to: 'CANCELLED',
    money: 'UNPAID',
  },
  { action: 'cancel_paid', from: ['ACTIVE'], by: ['professional'], to: 'CANCELLED', money: 'PAID' },
  // A full refund by an admin.
  {
    action: 'cancel_paid',
    from: ['ACTIVE', 'DELIVERED', 'DISPUTED'],
    by: ['admin'],
    to: 'CANCELLED',
    money: 'PAID',
  },
  // Only after the job's `refundableAt`, when the work is long overdue.
  { action: 'take_refund', from: ['ACTIVE'], by: ['client'], to: 'CANCELLED', money: 'PAID' },
  // The professional missed the first consultation, and the client chose the refund; work delivered meanwhile changes
  // nothing, since the professional can object instead.
  { action: 'refund_absent', from: ['ACTIVE', 'DELIVERED'], by: ['clock'], to: 'CANCELLED', money: 'PAID' },
  {
    action: 'dispute',
    from: ['ACTIVE', 'DELIVERED'],
    by: ['client', 'professional', 'admin'],
    to: 'DISPUTED',
    money: 'PAID',
  },
  { action: 'dispute', from: ['ACTIVE'], by: ['clock'], to: 'DISPUTED', money: 'PAID' },
  // Of these two, the one that returns to the status before the dispute, and only for whoever opened it.
  {
    action: 'withdraw_dispute',
    from: ['DISPUTED'],
    by: ['client', 'professional'],
    to: 'ACTIVE',
    money: 'PAID',
  },
  {
    action: 'withdraw_dispute',
    from: ['DISPUTED'],
    by: ['client', 'professional'],
    to: 'DELIVERED',
    money: 'PAID',
  },
  // An admin ends any dispute undecided, including automatic ones and those opened by admins.
  { action: 'resume', from: ['DISPUTED'], by: ['admin'], to: 'ACTIVE', money: 'PAID' },
  { action: 'resume', from: ['DISPUTED'], by: ['admin'], to: 'DELIVERED', money: 'PAID' },
  { action: 'release', from: ['DISPUTED'], by: ['admin'], to: 'COMPLETED', money: 'PAID' },
  { action: 'refund', from: ['DISPUTED'], by: ['admin', 'clock'], to: 'CANCELLED', money: 'PAID' },
  { action: 'split', from: ['DISPUTED'], by: ['admin'], to: 'COMPLETED', money: 'PAID' },
];
