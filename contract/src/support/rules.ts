import { isPast, moveFor } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import {
  isResolved,
  REOPEN_WITHIN_DAYS,
  TICKET_MOVES,
  type TicketAction,
  type TicketStatus,
} from './states.ts';

const DAY_MS = 24 * 3_600_000;

interface TicketState {
  status: TicketStatus;
}
interface Replyable extends TicketState {
  reopenUntil: string | null;
}

/** Until when its author may open a resolved ticket again by a reply. */
export const reopenUntilOf = (resolvedAt: string) =>
  new Date(Date.parse(resolvedAt) + REOPEN_WITHIN_DAYS * DAY_MS).toISOString();

/** Whether the last word is ours, so that no answer is due. */
export const isAnswered = ({ replies }: { replies: readonly { byAdmin: boolean }[] }): boolean =>
  replies.at(-1)?.byAdmin === true;

/** The row of the table by which one may reply now: what its author adds to a resolved ticket opens it again, for a while. */
export function replyMoveOf({ status, reopenUntil }: Replyable, by: 'author' | 'admin', now: string) {
  if (by === 'admin' || !isResolved(status)) return moveFor(TICKET_MOVES, 'reply', status, [by]);
  const isOver = reopenUntil === null || isPast(reopenUntil, now);
  return isOver ? null : moveFor(TICKET_MOVES, 'reopen', status, [by]);
}

/** Why one may not reply to a ticket now; null where one may. */
export const whyNotReply = (ticket: Replyable, by: 'author' | 'admin', now: string): RefusalCode | null =>
  replyMoveOf(ticket, by, now) ? null : 'ticket_closed';

export interface AdminMove {
  action: Exclude<TicketAction, 'reply'>;
  to: TicketStatus;
}

/** Where an admin may move a ticket without replying. */
export function adminMovesOf({ status }: TicketState): AdminMove[] {
  return TICKET_MOVES.flatMap(({ action, from, by, to }) =>
    action !== 'reply' && from.includes(status) && by.includes('admin') ? [{ action, to }] : [],
  );
}

/** The row by which an admin may move a ticket there. */
export const adminMoveOf = (ticket: TicketState, to: TicketStatus): AdminMove | null =>
  adminMovesOf(ticket).find((move) => move.to === to) ?? null;

/** Why an admin may not move a ticket there; null where they may. */
export const whyNotMove = (ticket: TicketState, to: TicketStatus): RefusalCode | null =>
  adminMoveOf(ticket, to) ? null : 'invalid_transition';
