import { isCancelledJob, isCompletedJob, isTalking } from '@parley/contract/jobs/states.ts';
import type { Events } from '../../platform/events.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { reviewDeadline } from '../deadlines/deadlines.ts';
import { moveJob } from '../move-job.ts';
import { lockJob } from '../queries.ts';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import { lockUnreadReviews, setReviewBy, unpaidMilestones } from './queries.ts';

/**
 * What the end of a milestone means for the others of its plan: each goes on by itself, but once one is cancelled, those
 * that nobody has paid for are given up; and the work is reviewed after its last one.
 */
export async function followPlan(
  platform: Platform,
  trx: Trx,
  { jobId, to }: Events['job.moved'],
): Promise<void> {
  if (!isCompletedJob(to) && !isCancelledJob(to)) return;
  const { planId, ...ended } = found(await lockJob(trx, jobId));
  if (planId === null) return;
  if (isCompletedJob(to) && isLaterMilestone(ended)) await keepReviewOpen(platform, trx, planId);
  if (!isCancelledJob(to)) return;
  for (const id of await unpaidMilestones(trx, planId)) {
    const job = found(await lockJob(trx, id));
    // It may have been paid for meanwhile.
    if (isTalking(job.status)) await moveJob(platform, trx, job, { action: 'end', by: 'clock' });
  }
}

/** Not once a review can be read: the other side would write theirs in answer to it. */
async function keepReviewOpen({ clock }: Platform, trx: Trx, planId: string): Promise<void> {
  const now = clock.instant();
  if (await lockUnreadReviews(trx, planId, now)) await setReviewBy(trx, planId, reviewDeadline(now));
}
