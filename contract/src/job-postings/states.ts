import type { Move } from '../moves.ts';

export const POSTING_STATUSES = ['OPEN', 'FILLED', 'CLOSED'] as const;
export type PostingStatus = (typeof POSTING_STATUSES)[number];
export type PostingAction = 'fill' | 'close' | 'reopen' | 'edit';
export type PostingActor = 'client' | 'clock';

/** Whether a posting still looks for somebody. */
export const isOpenPosting = ({ status }: { status: PostingStatus }) => status === 'OPEN';

/** The size of a page of one's own postings that aren't open anymore. */
export const POSTINGS_PER_PAGE = 100;

/** A posting closes by itself after 30 days without activity. */
export const POSTING_MOVES: readonly Move<PostingStatus, PostingAction, PostingActor>[] = [
  { action: 'edit', from: ['OPEN'], by: ['client'], to: 'OPEN' },
  { action: 'fill', from: ['OPEN'], by: ['client'], to: 'FILLED' },
  { action: 'close', from: ['OPEN'], by: ['client', 'clock'], to: 'CLOSED' },
  { action: 'reopen', from: ['CLOSED', 'FILLED'], by: ['client'], to: 'OPEN' },
];
