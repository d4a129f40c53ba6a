import type { Move } from '../moves.ts';

export const TICKET_STATUSES = ['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export type TicketAction = 'take' | 'put_back' | 'resolve' | 'reply' | 'reopen';

/** Its author may reopen a resolved ticket with a reply for so many days. */
export const REOPEN_WITHIN_DAYS = 14;

/** The size of a page of one's own tickets. */
export const TICKETS_PER_PAGE = 50;

export const TICKET_MOVES: readonly Move<TicketStatus, TicketAction, 'author' | 'admin'>[] = [
  { action: 'take', from: ['OPEN'], by: ['admin'], to: 'IN_PROGRESS' },
  { action: 'put_back', from: ['IN_PROGRESS'], by: ['admin'], to: 'OPEN' },
  { action: 'resolve', from: ['OPEN', 'IN_PROGRESS'], by: ['admin'], to: 'RESOLVED' },
  { action: 'reopen', from: ['RESOLVED'], by: ['admin'], to: 'IN_PROGRESS' },
  { action: 'reopen', from: ['RESOLVED'], by: ['admin', 'author'], to: 'OPEN' },
  { action: 'reply', from: ['OPEN', 'IN_PROGRESS'], by: ['admin'], to: 'IN_PROGRESS' },
  { action: 'reply', from: ['OPEN'], by: ['author'], to: 'OPEN' },
  { action: 'reply', from: ['IN_PROGRESS'], by: ['author'], to: 'IN_PROGRESS' },
];

/** Whether nothing is asked any more. */
export const isResolved = (status: TicketStatus) => status === 'RESOLVED';
