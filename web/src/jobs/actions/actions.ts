import type { Job } from '@parley/contract/jobs/schemas.ts';
import { type JobStanding, whyNot } from '@parley/contract/jobs/rules.ts';
import type { JobAction } from '@parley/contract/jobs/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { isPaid } from '../money/status.ts';

/** The moves that have a button on the job's page. */
export const ACTS = [
  'deliver',
  'request_changes',
  'extend',
  'complete',
  'cancel',
  'cancel_paid',
  'take_refund',
  'dispute',
  'withdraw_dispute',
] as const;
export type Act = Extract<JobAction, (typeof ACTS)[number]>;

type Movable = Pick<Job, 'status' | 'paymentStatus' | 'extensionUsed' | 'refundableAt' | 'dispute'>;

/** What this side may do with a job now. */
export function jobActions(job: Movable, side: Side, now: string): Act[] {
  const standing = standingOf(job);
  return ACTS.filter((act) => whyNot(standing, act, side, now) === null);
}

/** A job as its rules know it. */
export const standingOf = (job: Movable): JobStanding => ({
  ...job,
  isPaid: isPaid(job),
  disputedBy: job.dispute?.by ?? null,
});

/** The primary action of the page; null where it is not this side's turn. */
export function mainAction(job: Movable, side: Side, now: string): Act | null {
  const actions = jobActions(job, side, now);
  if (actions.includes('deliver')) return 'deliver';
  // A client may also accept work that was never delivered here, but only after the delivery is it the next step.
  return actions.includes('request_changes') && actions.includes('complete') ? 'complete' : null;
}
