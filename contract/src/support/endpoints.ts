import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, id, limit, page, search } from '../fields.ts';
import { Legal } from './legal.ts';
import { AdminTicket, NewTicket, Ticket, TicketAnswer, TicketMessage, TicketReply } from './schemas.ts';
import { TICKET_STATUSES } from './states.ts';

export const sendTicket = endpoint({
  method: 'POST',
  path: '/api/support',
  access: 'any',
  summary: 'Sends a support ticket.',
  body: NewTicket,
  reply: Ticket,
  status: 201,
  message: 'Support Ticket Successfully Sent',
  refusals: ['not_found', 'too_many_requests'],
});
export const legal = endpoint({
  method: 'GET',
  path: '/api/support/legal',
  access: 'public',
  mayBeKept: true,
  summary: 'The terms of service and the privacy policy that admins wrote, and when they were last changed.',
  reply: Legal,
});
export const ownTickets = endpoint({
  method: 'GET',
  path: '/api/support',
  access: 'any',
  summary: 'Your support tickets with their latest replies, the latest ticket first, 50 at a time.',
  query: z.strictObject({
    id: id.optional().describe('only this one'),
    before: id.optional().describe('older than this one: the last item of the previous page'),
  }),
  reply: z.array(Ticket),
});
export const repliesOfTicket = endpoint({
  method: 'GET',
  path: '/api/support/:id/replies',
  access: 'any',
  summary: 'The replies to your ticket (for admins: to any ticket), the latest first.',
  params: byId,
  query: z.strictObject({ cursor, limit }),
  reply: page(TicketReply),
  refusals: ['not_found'],
});
export const replyToTicket = endpoint({
  method: 'POST',
  path: '/api/support/:id/reply',
  access: 'any',
  summary: 'Replies to one of your tickets; within 14 days this reopens a resolved one.',
  params: byId,
  body: TicketAnswer,
  reply: Ticket,
  refusals: ['not_found', 'ticket_closed', 'too_many_requests'],
});
export const adminTickets = endpoint({
  method: 'GET',
  path: '/api/support/admin/all',
  access: ['ADMIN'],
  summary: 'All tickets, the most urgent first.',
  query: z.strictObject({
    status: z.enum(TICKET_STATUSES).optional(),
    q: search.optional(),
    sort: z.enum(['urgent', 'newest']).default('urgent'),
    cursor,
    limit,
  }),
  reply: page(AdminTicket),
});
export const answerTicket = endpoint({
  method: 'POST',
  path: '/api/support/admin',
  access: ['ADMIN'],
  summary: 'Answers a ticket; its author is notified.',
  body: z.strictObject({ id, message: TicketMessage }),
  reply: AdminTicket,
  refusals: ['not_found', 'ticket_closed'],
});
export const moveTicket = endpoint({
  method: 'PUT',
  path: '/api/support/admin',
  access: ['ADMIN'],
  summary: 'Takes a ticket on, resolves it or reopens it.',
  body: z.strictObject({
    id,
    status: z.enum(TICKET_STATUSES),
    shown: z
      .enum(TICKET_STATUSES)
      .optional()
      .describe('the status that the admin was shown; 409 `invalid_transition` if it’s another by now'),
  }),
  reply: AdminTicket,
  refusals: ['not_found', 'invalid_transition'],
});
