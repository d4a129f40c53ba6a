import { isPast } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';

/** What a review depends on; `closesAt` applies to completed jobs only. */
export interface ReviewState {
  completed: boolean;
  hasWritten: boolean;
  closesAt: string;
}

/** Null when a review may be written. */
export function whyNot({ completed, hasWritten, closesAt }: ReviewState, now: string): RefusalCode | null {
  if (!completed) return 'invalid_transition';
  if (hasWritten) return 'already_reviewed';
  return isPast(closesAt, now) ? 'review_closed' : null;
}

/** Why an admin cannot hide a review, or show it again; null where they can. */
export const whyNotHide = (review: { hiddenAt: string | null }, hidden: boolean): RefusalCode | null =>
  (review.hiddenAt !== null) === hidden ? 'invalid_transition' : null;
