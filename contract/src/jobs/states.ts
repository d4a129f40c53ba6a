import type { Move } from '../moves.ts';

export const JOB_STATUSES = ['ACTIVE', 'DELIVERED', 'DISPUTED', 'COMPLETED', 'CANCELLED'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const RUNNING_JOB_STATUSES = ['ACTIVE', 'DELIVERED', 'DISPUTED'] as const;
/** Whether a job takes money at all; what arrives later goes back. */
export const canBePaid = (status: JobStatus) => status === 'ACTIVE';
export const ENDED_JOB_STATUSES = ['COMPLETED', 'CANCELLED'] as const;

/** Whether there is still something to come in this job. */
export function isRunningJob(status: JobStatus): boolean {
  return RUNNING_JOB_STATUSES.some((running) => running === status);
}

/** A cancelled job's coming consultations are off. */
export const isCancelledJob = (status: JobStatus) => status === 'CANCELLED';

/** What waits for an admin's decision. */
export const isDisputedJob = (status: JobStatus) => status === 'DISPUTED';

/** Whether the money can still go back because the professional did not come. */
export const canRefundAbsence = (status: JobStatus) => status === 'ACTIVE' || status === 'DELIVERED';

/** The work counts as done: it can be reviewed, and stands on the professional's card. */
export const isCompletedJob = (status: JobStatus) => status === 'COMPLETED';

/** What a dispute leads back to when it is withdrawn. */
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
/** What the two sides do, and an admin in their place; cancelling a paid job is `cancel` to them, too. */
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
/** What may be done from a dispute by deciding it: all to the professional, all to the client, or a part to each. */
export const OUTCOMES = ['release', 'refund', 'split'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A move of a job also says whether the money must be secured already (`PAID`) or must not (`UNPAID`). */
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
  // An admin who gives all of the money back.
  {
    action: 'cancel_paid',
    from: ['ACTIVE', 'DELIVERED', 'DISPUTED'],
    by: ['admin'],
    to: 'CANCELLED',
    money: 'PAID',
  },
  // Only once the work is long overdue: the job's `refundableAt` says from when on.
  { action: 'take_refund', from: ['ACTIVE'], by: ['client'], to: 'CANCELLED', money: 'PAID' },
  // The professional did not come to the first consultation, and the client chose the refund; work that they deliver
  // meanwhile changes nothing, as they can object instead.
  { action: 'refund_absent', from: ['ACTIVE', 'DELIVERED'], by: ['clock'], to: 'CANCELLED', money: 'PAID' },
  {
    action: 'dispute',
    from: ['ACTIVE', 'DELIVERED'],
    by: ['client', 'professional', 'admin'],
    to: 'DISPUTED',
    money: 'PAID',
  },
  { action: 'dispute', from: ['ACTIVE'], by: ['clock'], to: 'DISPUTED', money: 'PAID' },
  // Of these two the one that leads back to where the dispute began, and only for whoever began it.
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
  // An admin ends any dispute without deciding it, also one that the clock or another admin began.
  { action: 'resume', from: ['DISPUTED'], by: ['admin'], to: 'ACTIVE', money: 'PAID' },
  { action: 'resume', from: ['DISPUTED'], by: ['admin'], to: 'DELIVERED', money: 'PAID' },
  { action: 'release', from: ['DISPUTED'], by: ['admin'], to: 'COMPLETED', money: 'PAID' },
  { action: 'refund', from: ['DISPUTED'], by: ['admin', 'clock'], to: 'CANCELLED', money: 'PAID' },
  { action: 'split', from: ['DISPUTED'], by: ['admin'], to: 'COMPLETED', money: 'PAID' },
];
