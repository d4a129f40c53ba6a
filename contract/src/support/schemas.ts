import { z } from 'zod';
import { id, instant } from '../fields.ts';

export const TICKET_STATUSES = ['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const;
export const NewTicket = z.strictObject({
  message: z
    .string({ error: 'Message is required' })
    .trim()
    .min(1, { error: 'Message is required' })
    .max(5000, { error: 'At most 5000 characters.' }),
  jobId: id.optional(),
});
export const Ticket = z.strictObject({
  id,
  message: z.string(),
  jobId: id.nullable(),
  status: z.enum(TICKET_STATUSES),
  createdAt: instant,
});
export type Ticket = z.infer<typeof Ticket>;
