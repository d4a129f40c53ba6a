import { isConsultationOnly, isReviewable, whyNot } from '@parley/contract/reviews/rules.ts';
import type { JobReviews } from '@parley/contract/reviews/schemas.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { reviewableJob, reviewsOf } from './queries.ts';

/** Double-blind: one’s own at once, the other's hidden until both wrote: neither can retaliate. */
export async function reviewsOfJob(
  { db, clock }: Platform,
  actor: Actor,
  jobId: string,
): Promise<JobReviews> {
  const job = found(await reviewableJob(db, jobId, actor.id));
  const written = await reviewsOf(db, jobId);
  const mine = written.find(({ authorId }) => authorId === actor.id);
  const theirs = written.find(({ authorId }) => authorId !== actor.id);
  const shown = theirs?.hiddenReason === null && theirs.review.publishedAt !== null;
  return {
    mine: mine?.review ?? null,
    hiddenReason: mine?.hiddenReason ?? null,
    theirs: shown ? theirs.review : null,
    theirsWritten: theirs !== undefined,
    open: whyNot({ ...job, hasWritten: mine !== undefined }, clock.instant()) === null,
    closesAt: isReviewable(job) ? job.closesAt : null,
    consultationOnly: isConsultationOnly(job),
  };
}
