import { z } from 'zod';
import { id, instant, text } from '../fields.ts';
import { MAX_TICKET_MESSAGE } from '../limits.ts';
import { Person } from '../users/schemas.ts';
import { TICKET_STATUSES } from './states.ts';
import { withCount } from '../numbers.ts';

export const NewTicket = z.strictObject({
  message: z
    .string({ error: /*i18n*/ 'Message is required' })
    .trim()
    .min(1, { error: /*i18n*/ 'Message is required' })
    .max(MAX_TICKET_MESSAGE, {
      error: withCount(/*i18n*/ 'At most {count} characters.', MAX_TICKET_MESSAGE),
    }),
  jobId: id.optional(),
});
export const TicketReply = z.strictObject({
  id,
  author: Person,
  byAdmin: z.boolean(),
  message: z.string(),
  createdAt: instant,
});
export type TicketReply = z.infer<typeof TicketReply>;
export const Ticket = z.strictObject({
  id,
  message: z.string(),
  jobId: id.nullable(),
  status: z.enum(TICKET_STATUSES),
  createdAt: instant,
  dueAt: instant.describe('when an answer is due'),
  resolvedAt: instant.nullable(),
  reopenUntil: instant.nullable().describe('until when a reply reopens it'),
  replies: z.array(TicketReply).describe('its latest replies, at most 10, the oldest first'),
  repliesCursor: z
    .string()
    .nullable()
    .describe('of the replies before those, by `GET /api/support/:id/replies`; null if there are none'),
});
export type Ticket = z.infer<typeof Ticket>;

/** A ticket as admins see it. */
export const AdminTicket = Ticket.extend({
  author: Person,
  authorEmail: z.string(),
  isOverdue: z.boolean(),
});
export type AdminTicket = z.infer<typeof AdminTicket>;

export const TicketMessage = text(1, MAX_TICKET_MESSAGE, /*i18n*/ 'Write a message.');
export const TicketAnswer = z.strictObject({ message: TicketMessage });
