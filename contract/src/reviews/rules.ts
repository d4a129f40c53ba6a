import { isPast } from '../moves.ts';
import { isLaterMilestone } from '../jobs/milestone.ts';
import { isCompletedJob, isEndedJob, type JobStatus } from '../jobs/states.ts';
import type { RefusalCode } from '../refusals.ts';

/** What can be reviewed in a job. */
export interface Reviewable {
  status: JobStatus;
  /** Later milestones are reviewed with the first. */
  milestone?: number | null;
  /** Whether the client paid for a consultation that both came to. */
  heldPaidConsultation: boolean;
}

/** Work that was accepted; or, where nobody was hired, the consultation that was paid for. */
export const isReviewable = (job: Reviewable) =>
  !isLaterMilestone(job) && (isCompletedJob(job.status) || isConsultationOnly(job));

/** Such reviews are marked and have an average of their own. */
export const isConsultationOnly = ({ status, heldPaidConsultation }: Reviewable) =>
  isEndedJob(status) && heldPaidConsultation;

/** What a review depends on; `closesAt` applies to what can be reviewed only. */
export interface ReviewState extends Reviewable {
  hasWritten: boolean;
  closesAt: string;
}

/** Null when a review may be written. */
export function whyNot({ hasWritten, closesAt, ...job }: ReviewState, now: string): RefusalCode | null {
  if (!isReviewable(job)) return 'invalid_transition';
  if (hasWritten) return 'already_reviewed';
  return isPast(closesAt, now) ? 'review_closed' : null;
}

/** Why an admin cannot hide a review, or show it again; null where they can. */
export const whyNotHide = (review: { hiddenAt: string | null }, hidden: boolean): RefusalCode | null =>
  (review.hiddenAt !== null) === hidden ? 'invalid_transition' : null;
