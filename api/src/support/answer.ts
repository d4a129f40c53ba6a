import type { AdminTicket } from '@parley/contract/support/schemas.ts';
import { adminMoveOf, replyMoveOf, whyNotMove, whyNotReply } from '@parley/contract/support/rules.ts';
import { isResolved, type TicketStatus } from '@parley/contract/support/states.ts';
import { audit } from '../platform/observe/audit.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import { pageOf } from '../platform/database/cursor.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed, found, refuse } from '../platform/http/refuse.ts';
import { workingDaysAfter } from '../platform/working-days.ts';
import { withReplies } from './list-replies.ts';
import { ANSWERED_IN_DAYS } from './send-ticket.ts';
import {
  allTickets,
  insertReply,
  lockTicket,
  ticketForAdmin,
  updateTicket,
  type TicketFilter,
} from './queries.ts';

/** Most urgent first. */
export async function listTickets(
  { db, clock }: Platform,
  filter: TicketFilter,
): Promise<{ items: AdminTicket[]; nextCursor: string | null }> {
  const rows = await allTickets(db, clock.instant(), filter);
  const { items, nextCursor } = pageOf(rows, filter.limit, ({ sortKey, id }) => [sortKey, id]);
  return { items: items.map(({ sortKey: _key, ...ticket }) => withReplies(ticket)), nextCursor };
}

/** An admin answers a support ticket, which moves it to in progress. */
export async function answerTicket(
  platform: Platform,
  actor: Actor,
  { id, message }: { id: string; message: string },
): Promise<AdminTicket> {
  return inTransaction(platform.db, async (trx) => {
    const createdAt = platform.clock.instant();
    const { authorId, status } = found(await lockTicket(trx, id));
    const ticket = { status, reopenUntil: null };
    const { to } = allowed(replyMoveOf(ticket, 'admin', createdAt), whyNotReply(ticket, 'admin', createdAt));
    // Those who wait for an answer come before it in the queue.
    await updateTicket(trx, id, { status: to, dueAt: workingDaysAfter(createdAt, ANSWERED_IN_DAYS) });
    await insertReply(trx, { id: newId(), ticketId: id, authorId: actor.id, message, createdAt });
    await auditTicket(platform, trx, actor, { id, action: 'ticket.answer' });
    const event = { ticketId: id, authorId, adminId: actor.id, message };
    await platform.events.emit(platform, trx, 'ticket.answered', event);
    return withReplies(found(await ticketForAdmin(trx, id, createdAt)));
  });
}

export async function moveTicket(
  platform: Platform,
  actor: Actor,
  { id, status: to, shown }: { id: string; status: TicketStatus; shown?: TicketStatus | undefined },
): Promise<AdminTicket> {
  return inTransaction(platform.db, async (trx) => {
    const now = platform.clock.instant();
    const ticket = found(await lockTicket(trx, id));
    // Who takes a ticket that was resolved meanwhile would reopen it unawares.
    if (shown !== undefined && shown !== ticket.status) refuse('invalid_transition');
    const { authorId, message } = ticket;
    const move = allowed(adminMoveOf(ticket, to), whyNotMove(ticket, to));
    await updateTicket(trx, id, {
      status: to,
      resolvedAt: isResolved(to) ? now : null,
      ...(isResolved(ticket.status) && { dueAt: workingDaysAfter(now, ANSWERED_IN_DAYS) }),
    });
    await auditTicket(platform, trx, actor, { id, action: `ticket.${move.action}` });
    await platform.events.emit(platform, trx, 'ticket.moved', { ticketId: id, authorId, to, message });
    return withReplies(found(await ticketForAdmin(trx, id, now)));
  });
}

const auditTicket = (
  platform: Platform,
  trx: Trx,
  { id: actorId }: Actor,
  { id, action }: { id: string; action: string },
) => audit(platform, trx, { actorId, action, subject: { type: 'ticket', id } });
