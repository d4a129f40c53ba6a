import { MAX_TICKET_MESSAGES_PER_HOUR } from '@parley/contract/limits.ts';
import type { Ticket } from '@parley/contract/support/schemas.ts';
import { takeAttemptInside } from '../auth/throttle/throttle.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import { withReplies } from './list-replies.ts';
import { insertTicket, isSideOf, ticketsOf } from './queries.ts';
import { workingDaysAfter } from '../platform/working-days.ts';

export const ANSWERED_IN_DAYS = 2;
/** Of one person, tickets and replies: nobody’s questions drown in somebody else’s. */
export const TICKET_MESSAGES = {
  name: 'ticket-messages',
  free: MAX_TICKET_MESSAGES_PER_HOUR,
  windowSeconds: 3600,
};

/** Sends a ticket, about one of one's own jobs or in general. */
export async function sendTicket(
  platform: Platform,
  actor: Actor,
  { message, jobId = null }: { message: string; jobId?: string | null | undefined },
): Promise<Ticket> {
  return inTransaction(platform.db, async (trx) => {
    if (jobId !== null && !(await isSideOf(trx, jobId, actor.id))) refuse('not_found');
    await takeAttemptInside(platform, [TICKET_MESSAGES, actor.id], trx);
    const createdAt = platform.clock.instant();
    const dueAt = workingDaysAfter(createdAt, ANSWERED_IN_DAYS);
    const ticketId = newId();
    await insertTicket(trx, {
      id: ticketId,
      authorId: actor.id,
      jobId,
      message,
      createdAt,
      dueAt,
    });
    const sent = { ticketId, authorId: actor.id, jobId, message };
    await platform.events.emit(platform, trx, 'ticket.sent', sent);
    return withReplies(found((await ticketsOf(trx, actor.id, { id: ticketId }))[0]));
  });
}
