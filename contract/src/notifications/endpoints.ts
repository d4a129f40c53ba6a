import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, nothing } from '../fields.ts';
import { MAX_EPOCH_SECONDS, MAX_UNSUBSCRIBE_TOKEN } from '../limits.ts';
import { ChangedSettings, NotificationSettings, Unread, Unsubscribed } from './schemas.ts';

export const unread = endpoint({
  method: 'GET',
  path: '/api/notification/unread',
  access: 'any',
  summary: 'What I have not read, the latest first (at most 100), and how many there are.',
  reply: Unread,
});
export const unreadSince = endpoint({
  method: 'GET',
  path: '/api/notification/unread/new',
  access: 'any',
  summary: 'What came after `since`; asked every 60 seconds.',
  query: z.strictObject({ since: z.coerce.number().min(0).max(MAX_EPOCH_SECONDS).describe('epoch seconds') }),
  reply: Unread,
});
export const markRead = endpoint({
  method: 'POST',
  path: '/api/notification/mark-read/:id',
  access: 'any',
  summary: 'Marks one notification as read.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const clearAll = endpoint({
  method: 'POST',
  path: '/api/notification/clear-all',
  access: 'any',
  summary: 'Marks all my notifications as read.',
  reply: nothing,
});

export const settings = endpoint({
  method: 'GET',
  path: '/api/notification/settings',
  access: 'any',
  summary: 'By which ways I hear of what; everything comes by all of them at first.',
  reply: NotificationSettings,
});
export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/notification/settings',
  access: 'any',
  summary:
    'Chooses the ways for the kinds that are named. What concerns money or the security of the account cannot be switched off.',
  body: ChangedSettings,
  reply: NotificationSettings,
});

/** Whose, of which kinds, and our signature. */
const TOKEN = /^[\w-]{22}\.[a-z]{1,12}(?:-[a-z]{1,12}){0,9}\.[\w-]{43}$/;
const byToken = z.strictObject({
  token: z
    .string()
    .max(MAX_UNSUBSCRIBE_TOKEN)
    .regex(TOKEN, { error: 'This is not the whole link.' })
    .describe('from the link in a mail'),
});
export const subscription = endpoint({
  method: 'GET',
  path: '/api/notification/unsubscribe/:token',
  access: 'public',
  ignoresStaleToken: true,
  summary: 'What the link at the foot of a mail would switch off; changes nothing.',
  params: byToken,
  reply: Unsubscribed,
  refusals: ['not_found'],
});
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/notification/unsubscribe/:token',
  // The page that a person lands on: one address is both what they open and what their mailbox calls.
  aliases: ['/unsubscribe/:token'],
  access: 'public',
  ignoresStaleToken: true,
  summary:
    'Mails of these kinds are off. Mailboxes call it by themselves with one click (RFC 8058), so any body is taken and none is read.',
  params: byToken,
  raw: true,
  reply: Unsubscribed,
  refusals: ['not_found'],
});
export const subscribeAgain = endpoint({
  method: 'POST',
  path: '/api/notification/unsubscribe/:token/undo',
  access: 'public',
  ignoresStaleToken: true,
  summary: 'Mails of these kinds are on again.',
  params: byToken,
  reply: Unsubscribed,
  refusals: ['not_found'],
});
