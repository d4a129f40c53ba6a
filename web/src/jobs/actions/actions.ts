import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isObjection, type JobState, whyNot } from '@parley/contract/jobs/rules.ts';
import type { JobAction } from '@parley/contract/jobs/states.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import type { Side } from '@parley/contract/sides.ts';

/** The actions that have a button on the job's page. */
export const JOB_ACTIONS = [
  'extend_hire_by',
  'end',
  'deliver',
  'request_changes',
  'extend',
  'complete',
  'cancel',
  'take_refund',
  'withdraw_refund',
  'dispute',
  'withdraw_dispute',
] as const;
export type JobPageAction = Extract<JobAction, (typeof JOB_ACTIONS)[number]>;

type ActionableJob = Pick<
  Job,
  'status' | 'extensionUsed' | 'disputesLeft' | 'refundableAt' | 'lateRefundAt' | 'dispute'
>;

/** What this side may do with a job now. */
export function jobActions(job: ActionableJob, side: Side, now: string): JobPageAction[] {
  return jobButtons(job, side, now).flatMap(({ action, refusal }) => (refusal === null ? [action] : []));
}

/** A button stays visible but disabled once it is used up. Otherwise what is refused is hidden. */
const USED_UP: readonly RefusalCode[] = ['extension_used', 'too_many_disputes'];

interface JobButton {
  action: JobPageAction;
  /** Why it is disabled; null if it isn’t. */
  refusal: RefusalCode | null;
}

/** The buttons this side sees now, with the reason for each disabled one. */
export function jobButtons(job: ActionableJob, side: Side, now: string): JobButton[] {
  const standing = jobStateOf(job);
  return JOB_ACTIONS.map((action) => ({ action, refusal: whyNot(standing, action, side, now) })).filter(
    ({ refusal }) => refusal === null || USED_UP.includes(refusal),
  );
}

/** The input that the contract's rules need. */
export const jobStateOf = (job: ActionableJob): JobState => ({
  ...job,
  disputedBy: job.dispute?.by ?? null,
});

/** The primary action of the page; null where it is not this side's turn. */
export function mainAction(job: ActionableJob, side: Side, now: string): JobPageAction | null {
  const actions = jobActions(job, side, now);
  if (isObjection(job.lateRefundAt, side)) return 'dispute';
  if (actions.includes('deliver')) return 'deliver';
  // A client may also accept work that was never delivered here, but only after the delivery is it the next step.
  return actions.includes('request_changes') && actions.includes('complete') ? 'complete' : null;
}
