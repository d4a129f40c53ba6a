import { z } from 'zod';
import { reason } from '../audit.ts';
import { endpoint } from '../endpoint.ts';
import { id, limit, nothing, search, text } from '../fields.ts';
import { MAX_CHAT_MESSAGE, MAX_CLIENT_MESSAGE_ID, MAX_SEQ } from '../limits.ts';
import { SIDE_ROLES } from '../sides.ts';
import { ChatPage, Message, MessagePage, NewMessage } from './schemas.ts';

const byJob = z.strictObject({ jobId: id });
const seq = z.coerce.number().int().min(0).max(MAX_SEQ).optional();

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/job/:jobId',
  access: SIDE_ROLES,
  summary: 'The messages of a job in order: the latest, or those before or after a sequence number.',
  params: byJob,
  query: z.strictObject({ before: seq, after: seq, q: search.optional(), limit }),
  reply: ChatPage,
  refusals: ['not_found'],
});
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/message',
  access: SIDE_ROLES,
  summary: 'Sends a message; repeating it with the same clientMessageId returns the same message.',
  body: NewMessage,
  // Known by its clientMessageId.
  repeat: 'afresh',
  reply: Message,
  status: 201,
  refusals: ['not_found', 'chat_closed', 'blocked'],
});
export const unreadMessages = endpoint({
  method: 'GET',
  path: '/api/chat/unread/:jobId',
  access: SIDE_ROLES,
  summary: 'The unread messages of a job’s chat, at most 200, the earliest first.',
  params: byJob,
  reply: z.strictObject({ messages: z.array(Message) }),
  refusals: ['not_found'],
});
export const readMessages = endpoint({
  method: 'POST',
  path: '/api/chat/read/:jobId',
  access: SIDE_ROLES,
  summary: 'Marks all messages up to this one as read.',
  params: byJob,
  body: z.strictObject({ upTo: id }),
  reply: nothing,
  refusals: ['not_found'],
});
export const unreadCountOfJob = endpoint({
  method: 'GET',
  path: '/api/chat/unreadCount/:jobId',
  access: SIDE_ROLES,
  summary: 'The number of unread messages in a job’s chat.',
  params: byJob,
  reply: z.strictObject({ count: z.int() }),
  refusals: ['not_found'],
});
export const unreadCount = endpoint({
  method: 'GET',
  path: '/api/chat/unreadCount',
  access: 'any',
  summary: 'The number of unread messages, in total and by job.',
  reply: z.strictObject({ count: z.int(), byJob: z.record(z.string(), z.int()) }),
});
export const adminMessages = endpoint({
  method: 'GET',
  path: '/api/chat/job/admin/:jobId',
  access: ['ADMIN'],
  summary: 'The messages of any job; each access is recorded in the audit log.',
  params: byJob,
  query: z.strictObject({
    before: seq,
    after: seq,
    q: search.optional(),
    reason: reason.optional(),
    limit,
  }),
  reply: MessagePage,
  refusals: ['not_found'],
});
export const writeAsAdmin = endpoint({
  method: 'POST',
  path: '/api/chat/job/admin/:jobId',
  access: ['ADMIN'],
  summary:
    'Sends a message to both sides of a job; repeating it with the same clientMessageId returns the same message.',
  params: byJob,
  body: z.strictObject({
    body: text(1, MAX_CHAT_MESSAGE, /*i18n*/ 'Write a message.'),
    clientMessageId: z.string().min(1).max(MAX_CLIENT_MESSAGE_ID).optional(),
  }),
  reply: Message,
  status: 201,
  refusals: ['not_found'],
});
