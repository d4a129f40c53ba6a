import { moveFor } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import { POSTING_MOVES, type PostingAction, type PostingParty, type PostingStatus } from './states.ts';

export const POSTING_ACTIONS = [
  'edit',
  'fill',
  'close',
  'reopen',
] as const satisfies readonly PostingAction[];

/** Why this cannot be done with a posting now; null where it can. One that was removed is not there any more. */
export function whyNot(
  { status, removedAt = null }: { status: PostingStatus; removedAt?: string | null },
  action: PostingAction,
  by: PostingParty,
): RefusalCode | null {
  if (removedAt !== null) return 'not_found';
  if (moveFor(POSTING_MOVES, action, status, [by])) return null;
  return action === 'edit' ? 'posting_not_open' : 'invalid_transition';
}
