import type { Ticket } from '@parley/contract/support/schemas.ts';
import { isAnswered, reopenUntilOf, replyMoveOf, whyNotReply } from '@parley/contract/support/rules.ts';
import { isResolved } from '@parley/contract/support/states.ts';
import { takeAttemptInside } from '../auth/throttle/throttle.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed, found } from '../platform/http/refuse.ts';
import { withReplies } from './list-replies.ts';
import { insertReply, lockTicket, ticketsOf, updateTicket } from './queries.ts';
import { ANSWERED_IN_DAYS, TICKET_MESSAGES } from './send-ticket.ts';
import { workingDaysAfter } from '../platform/working-days.ts';

export async function ownTickets(
  { db }: Platform,
  actor: Actor,
  query: { id?: string; before?: string },
): Promise<Ticket[]> {
  return (await ticketsOf(db, actor.id, query)).map((ticket) => withReplies(ticket));
}

/** Replies to one's own ticket; a recently resolved one reopens. What was answered has a new deadline then. */
export async function replyToTicket(
  platform: Platform,
  actor: Actor,
  { id, message }: { id: string; message: string },
): Promise<Ticket> {
  return inTransaction(platform.db, async (trx) => {
    const now = platform.clock.instant();
    const { status, resolvedAt } = found(await lockTicket(trx, id, actor.id));
    const ticket = { status, reopenUntil: resolvedAt && reopenUntilOf(resolvedAt) };
    const { to } = allowed(replyMoveOf(ticket, 'author', now), whyNotReply(ticket, 'author', now));
    await takeAttemptInside(platform, [TICKET_MESSAGES, actor.id], trx);
    const [before] = await ticketsOf(trx, actor.id, { id });
    if (isResolved(status) || isAnswered(withReplies(found(before)))) {
      const dueAt = workingDaysAfter(now, ANSWERED_IN_DAYS);
      await updateTicket(trx, id, { status: to, resolvedAt: null, dueAt });
    }
    await insertReply(trx, { id: newId(), ticketId: id, authorId: actor.id, message, createdAt: now });
    await platform.events.emit(platform, trx, 'ticket.replied', {
      ticketId: id,
      authorId: actor.id,
      message,
    });
    return withReplies(found((await ticketsOf(trx, actor.id, { id }))[0]));
  });
}
