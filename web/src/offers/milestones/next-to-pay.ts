import type { Job, Plan } from '@parley/contract/jobs/schemas.ts';
import { isActiveJob, isCompletedJob, isTalking } from '@parley/contract/jobs/states.ts';

type Milestone = Plan['milestones'][number];

/** A milestone that the client can pay for. */
export type NextToPay = Milestone & { amountCents: number };

/**
 * The milestone that the client pays for next, once the work of this job is accepted; null without one, while it has no
 * price, while the one before it is still worked on, and once either side has blocked the other.
 */
export function nextToPay({
  status,
  plan,
  isBlocked,
}: Pick<Job, 'status' | 'plan' | 'isBlocked'>): NextToPay | null {
  if (plan === null || isBlocked || !isCompletedJob(status)) return null;
  const next = plan.milestones.find((each) => isTalking(each.status));
  if (next === undefined || next.amountCents === null) return null;
  const before = plan.milestones.find(({ number }) => number === next.number - 1);
  if (before !== undefined && isActiveJob(before.status)) return null;
  return { ...next, amountCents: next.amountCents };
}
