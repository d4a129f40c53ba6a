import { z } from 'zod';
import { id, instant, text } from '../fields.ts';
import { Person } from '../users/schemas.ts';

export const Message = z.strictObject({
  id,
  jobId: id,
  seq: z.int().describe('rises within a job; the order'),
  sender: Person,
  body: z.string(),
  clientMessageId: z.string().nullable(),
  createdAt: instant,
  readAt: instant.nullable().describe('when the other side read it'),
});
export type Message = z.infer<typeof Message>;

export const NewMessage = z.strictObject({
  jobId: id,
  body: text(1, 8000),
  clientMessageId: z.string().min(1).max(100),
});
