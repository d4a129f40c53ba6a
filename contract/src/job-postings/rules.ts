import { moveFor } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import {
  isOpenPosting,
  POSTING_MOVES,
  type PostingAction,
  type PostingActor,
  type PostingStatus,
} from './states.ts';

export const POSTING_ACTIONS = [
  'edit',
  'fill',
  'close',
  'reopen',
] as const satisfies readonly PostingAction[];

interface PostingState {
  status: PostingStatus;
  removedAt?: string | null;
}

/** The row of the table by which this can be done with a posting now; one that was removed is not there any more. */
export function moveOf({ status, removedAt = null }: PostingState, action: PostingAction, by: PostingActor) {
  return removedAt === null ? moveFor(POSTING_MOVES, action, status, [by]) : null;
}

/** Null when the action is allowed; a removed posting is not found. */
export function whyNot(posting: PostingState, action: PostingAction, by: PostingActor): RefusalCode | null {
  if (moveOf(posting, action, by)) return null;
  if ((posting.removedAt ?? null) !== null) return 'not_found';
  return action === 'edit' ? 'posting_not_open' : 'invalid_transition';
}

/** Why nobody can propose on a posting, or be invited to it, now; null where they can. */
export const whyNotAnswer = (posting: PostingState): RefusalCode | null =>
  isOpenPosting(posting) ? null : 'posting_not_open';
