import { z } from 'zod';
import { id, instant, text } from '../fields.ts';
import { File, fileIds } from '../files/schemas.ts';
import { MAX_CHAT_MESSAGE, MAX_CLIENT_MESSAGE_ID } from '../limits.ts';
import { Person } from '../users/schemas.ts';

export const Message = z.strictObject({
  id,
  jobId: id,
  seq: z.int().describe('sequence number: the order within a job'),
  sender: Person,
  body: z.string().describe('may be empty if there are attachments'),
  attachments: z.array(File),
  clientMessageId: z.string().nullable(),
  createdAt: instant,
  readAt: instant.nullable().describe('when the other side read it'),
});
export type Message = z.infer<typeof Message>;

/** A page of a chat and the cursor to continue with. */
export const MessagePage = z.strictObject({ messages: z.array(Message), nextCursor: z.string().nullable() });
export type MessagePage = z.infer<typeof MessagePage>;

/** The same for the two sides. */
export const ChatPage = MessagePage.extend({
  isOpen: z.boolean().describe('whether it goes on; a chat closes with its job'),
  isBlocked: z
    .boolean()
    .describe('whether it takes no messages now: nobody is hired, and either side has blocked the other'),
});
export type ChatPage = z.infer<typeof ChatPage>;

export const NewMessage = z
  .strictObject({
    jobId: id,
    body: text(0, MAX_CHAT_MESSAGE).describe('required unless there are attachments'),
    attachments: fileIds,
    clientMessageId: z.string().min(1).max(MAX_CLIENT_MESSAGE_ID),
  })
  .refine(({ body, attachments }) => body !== '' || attachments.length > 0, {
    error: /*i18n*/ 'Write a message.',
    path: ['body'],
  });
