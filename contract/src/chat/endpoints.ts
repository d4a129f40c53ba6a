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
  summary: 'The messages of a job in order: the latest ones, or those before or after a number.',
  params: byJob,
  query: z.strictObject({ before: seq, after: seq, q: search.optional(), limit }),
  reply: ChatPage,
  refusals: ['not_found'],
});
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/message',
  access: SIDE_ROLES,
  summary: 'Says something; sent again with the same clientMessageId it is the same message.',
  body: NewMessage,
  reply: Message,
  status: 201,
  refusals: ['not_found', 'chat_closed'],
});
export const unreadMessages = endpoint({
  method: 'GET',
  path: '/api/chat/unread/:jobId',
  access: SIDE_ROLES,
  summary: 'What I have not read of a job’s chat, at most 200 messages, the earliest first.',
  params: byJob,
  reply: z.strictObject({ messages: z.array(Message) }),
  refusals: ['not_found'],
});
export const readMessages = endpoint({
  method: 'POST',
  path: '/api/chat/read/:jobId',
  access: SIDE_ROLES,
  summary: 'Marks everything up to this message as read.',
  params: byJob,
  body: z.strictObject({ upTo: id }),
  reply: nothing,
  refusals: ['not_found'],
});
export const unreadCountOfJob = endpoint({
  method: 'GET',
  path: '/api/chat/unreadCount/:jobId',
  access: SIDE_ROLES,
  summary: 'How much I have not read of a job’s chat.',
  params: byJob,
  reply: z.strictObject({ count: z.int() }),
  refusals: ['not_found'],
});
export const unreadCount = endpoint({
  method: 'GET',
  path: '/api/chat/unreadCount',
  access: 'any',
  summary: 'How much I have not read, in all and by job.',
  reply: z.strictObject({ count: z.int(), byJob: z.record(z.string(), z.int()) }),
});
export const adminMessages = endpoint({
  method: 'GET',
  path: '/api/chat/job/admin/:jobId',
  access: ['ADMIN'],
  summary: 'The messages of anybody’s job; every reading is written down in the audit.',
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
    'Says something to both sides of a job; sent again with the same clientMessageId it is the same message.',
  params: byJob,
  body: z.strictObject({
    body: text(1, MAX_CHAT_MESSAGE),
    clientMessageId: z.string().min(1).max(MAX_CLIENT_MESSAGE_ID).optional(),
  }),
  reply: Message,
  status: 201,
  refusals: ['not_found'],
});
