import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, limit, nothing, page } from '../fields.ts';
import { MAX_EPOCH_SECONDS, MAX_UNSUBSCRIBE_TOKEN } from '../limits.ts';
import { NOTIFICATION_TYPES } from './kinds.ts';
import {
  ChangedSettings,
  NotificationSettings,
  PastNotification,
  PushState,
  PushSubscription,
  QuietHours,
  Unread,
  Unsubscribed,
} from './schemas.ts';

export const unread = endpoint({
  method: 'GET',
  path: '/api/notification/unread',
  access: 'any',
  summary: 'Your unread notifications, the latest first (at most 100), and their total number.',
  reply: Unread,
});
export const unreadSince = endpoint({
  method: 'GET',
  path: '/api/notification/unread/new',
  access: 'any',
  summary: 'Your unread notifications since `since`; polled every 60 seconds.',
  query: z.strictObject({ since: z.coerce.number().min(0).max(MAX_EPOCH_SECONDS).describe('epoch seconds') }),
  reply: Unread,
});
export const history = endpoint({
  method: 'GET',
  path: '/api/notification',
  access: 'any',
  summary: 'All your notifications, read or not, the latest first; kept until your account is closed.',
  query: z.strictObject({
    type: z.enum(NOTIFICATION_TYPES, { error: /*i18n*/ 'There’s no such type of notification.' }).optional(),
    unread: z.stringbool().optional().describe('only those that are unread, or only those that are read'),
    cursor,
    limit,
  }),
  reply: page(PastNotification),
});
export const markRead = endpoint({
  method: 'POST',
  path: '/api/notification/mark-read/:id',
  access: 'any',
  summary: 'Marks a notification as read.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const clearAll = endpoint({
  method: 'POST',
  path: '/api/notification/clear-all',
  access: 'any',
  summary: 'Marks all your notifications as read.',
  reply: nothing,
});

export const settings = endpoint({
  method: 'GET',
  path: '/api/notification/settings',
  access: 'any',
  summary: 'Your notification settings by type; everything is on by default.',
  reply: NotificationSettings,
});
export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/notification/settings',
  access: 'any',
  summary: 'Changes the settings of the given types. Payments and security can’t be turned off.',
  body: ChangedSettings,
  reply: NotificationSettings,
});

export const quietHours = endpoint({
  method: 'GET',
  path: '/api/notification/quiet-hours',
  access: 'any',
  summary: 'Your quiet hours in your own time zone; none by default.',
  reply: QuietHours,
});
export const changeQuietHours = endpoint({
  method: 'PUT',
  path: '/api/notification/quiet-hours',
  access: 'any',
  summary:
    'Emails and pushes of notifications wait until these hours end. Not those of security, nor what would come less than an hour before its deadline then.',
  body: QuietHours,
  reply: QuietHours,
});
export const push = endpoint({
  method: 'GET',
  path: '/api/notification/push',
  access: 'any',
  summary: 'The key to subscribe to pushes with, and where you take them.',
  reply: PushState,
});
export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/notification/push',
  access: 'any',
  summary: 'Pushes go to this browser until its session ends. Replaces its earlier subscription.',
  body: PushSubscription,
  reply: nothing,
  refusals: ['not_found'],
});
export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/api/notification/push',
  access: 'any',
  summary: 'No more pushes to this browser.',
  reply: nothing,
});

/** User, types and signature. */
const TOKEN = /^[\w-]{22}\.[a-z]{1,12}(?:-[a-z]{1,12}){0,9}\.[\w-]{43}$/;
const byToken = z.strictObject({
  token: z
    .string()
    .max(MAX_UNSUBSCRIBE_TOKEN)
    .regex(TOKEN, { error: /*i18n*/ 'This link is incomplete.' })
    .describe('from the link in an email'),
});
export const subscription = endpoint({
  method: 'GET',
  path: '/api/notification/unsubscribe/:token',
  access: 'public',
  ignoresStaleToken: true,
  summary: 'What the unsubscribe link of an email would turn off; changes nothing.',
  params: byToken,
  reply: Unsubscribed,
  refusals: ['not_found'],
});
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/notification/unsubscribe/:token',
  // The same address is the page that people open and the one-click address that mailboxes post to.
  aliases: ['/unsubscribe/:token'],
  access: 'public',
  ignoresStaleToken: true,
  summary:
    'Turns emails of these types off. Mailboxes call it for one-click unsubscribe (RFC 8058); any body is accepted and ignored.',
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
  summary: 'Turns emails of these types back on.',
  params: byToken,
  reply: Unsubscribed,
  refusals: ['not_found'],
});
