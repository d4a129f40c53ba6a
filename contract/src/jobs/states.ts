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

export const JOB_ACTIONS = [
  'deliver',
  'request_changes',
  'extend',
  'complete',
  'cancel',
  'cancel_paid',
] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];
export type JobParty = 'client' | 'professional' | 'clock';

/** A move of a job also says whether the money must be secured already (`PAID`) or must not (`UNPAID`). */
export interface JobMove extends Move<JobStatus, JobAction, JobParty> {
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
];
