import { isPast } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';

/** What decides whether a side of a job may review the other; `closesAt` counts for a completed job only. */
export interface ReviewState {
  completed: boolean;
  hasWritten: boolean;
  closesAt: string;
}

/** Why a side may not review a job now; null where it may. */
export function whyNot({ completed, hasWritten, closesAt }: ReviewState, now: string): RefusalCode | null {
  if (!completed) return 'invalid_transition';
  if (hasWritten) return 'already_reviewed';
  return isPast(closesAt, now) ? 'review_closed' : null;
}
