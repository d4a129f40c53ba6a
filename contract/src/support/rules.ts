import { isPast, moveFor } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import { isResolved, REOPEN_WITHIN_DAYS, TICKET_MOVES, type TicketStatus } from './states.ts';

const DAY_MS = 24 * 3_600_000;

/** Until when its author may open a resolved ticket again by a reply. */
export const reopenUntilOf = (resolvedAt: string) =>
  new Date(Date.parse(resolvedAt) + REOPEN_WITHIN_DAYS * DAY_MS).toISOString();

/** Why one may not reply to a ticket now; null where one may. */
export function whyNotReply(
  { status, reopenUntil }: { status: TicketStatus; reopenUntil: string | null },
  by: 'author' | 'admin',
  now: string,
): RefusalCode | null {
  if (by === 'admin') return moveFor(TICKET_MOVES, 'reply', status, [by]) ? null : 'ticket_closed';
  const isOver = isResolved(status) && (reopenUntil === null || isPast(reopenUntil, now));
  return isOver ? 'ticket_closed' : null;
}
