import type { PRICINGS } from '../fields.ts';
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

/** What of a posting professionals propose on: its money, its time, and what is to be done. */
export const POSTING_TERMS = ['budget', 'start', 'description'] as const;
export type PostingTerm = (typeof POSTING_TERMS)[number];

export interface PostingTerms {
  title: string;
  description: string;
  pricing: (typeof PRICINGS)[number];
  budgetMinCents: number;
  budgetMaxCents: number;
  startBy: string | null;
}

/** What has changed for those who have proposed; other spaces, signs and letter cases change nothing. */
export function changedTerms(before: PostingTerms, after: PostingTerms): PostingTerm[] {
  const money = ({ pricing, budgetMinCents, budgetMaxCents }: PostingTerms) =>
    `${pricing} ${budgetMinCents} ${budgetMaxCents}`;
  const is: Record<PostingTerm, boolean> = {
    budget: money(before) !== money(after),
    start: before.startBy !== after.startBy,
    description: wordsOf(before) !== wordsOf(after),
  };
  return POSTING_TERMS.filter((term) => is[term]);
}

const wordsOf = ({ title, description }: PostingTerms) =>
  (`${title}\n${description}`.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
