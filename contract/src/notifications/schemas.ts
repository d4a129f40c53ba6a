import { z } from 'zod';
import { Slot } from '../availability/schemas.ts';
import { id, instant } from '../fields.ts';
import { MAX_PUSH_ENDPOINT, MAX_PUSH_KEY, MAX_PUSH_SECRET } from '../limits.ts';
import { NOTIFICATION_TYPES } from './kinds.ts';

export type { NotificationType } from './kinds.ts';

export const Notification = z.strictObject({
  id,
  message: z.string(),
  notificationType: z.enum(NOTIFICATION_TYPES),
  url: z.string().nullable(),
  dateCreated: instant,
});
export type Notification = z.infer<typeof Notification>;
/** One that may have been read. */
export const PastNotification = Notification.extend({ readAt: instant.nullable() });
export type PastNotification = z.infer<typeof PastNotification>;
export const Unread = z.strictObject({ notifications: z.array(Notification), notificationCount: z.int() });
export type Unread = z.infer<typeof Unread>;

/** How somebody is notified of one type. */
const Channels = z.strictObject({
  inApp: z.boolean().describe('in the notification panel, its count and as toasts'),
  email: z.boolean().describe('by email, if unread after two minutes'),
  push: z.boolean().describe('to the browsers that take pushes, if unread after 15 seconds'),
});
export type Channels = z.infer<typeof Channels>;

const type = z.enum(NOTIFICATION_TYPES, { error: /*i18n*/ 'There’s no such type of notification.' });
export const NotificationSettings = z.record(type, Channels);
export type NotificationSettings = z.infer<typeof NotificationSettings>;
/** Only the kinds that are named change. */
export const ChangedSettings = z.partialRecord(type, Channels.partial({ push: true }));
export type ChangedSettings = z.infer<typeof ChangedSettings>;

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/, { error: /*i18n*/ 'These keys aren’t valid.' });
/** What the browser's PushManager gave. */
export const PushSubscription = z.strictObject({
  endpoint: z
    .url({ protocol: /^https$/, error: /*i18n*/ 'This isn’t the address of a push service.' })
    .max(MAX_PUSH_ENDPOINT),
  keys: z.strictObject({ p256dh: base64url(MAX_PUSH_KEY), auth: base64url(MAX_PUSH_SECRET) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;
export const PushState = z.strictObject({
  publicKey: z
    .string()
    .nullable()
    .describe('to subscribe with (VAPID); null: this installation sends no pushes'),
  here: z.boolean().describe('whether this session takes pushes'),
  endpoint: z
    .string()
    .nullable()
    .describe('where this session subscribed to take them, also if its push service takes no more there'),
  others: z.int().describe('how many of your other sessions do'),
});
export type PushState = z.infer<typeof PushState>;

/** Nobody is disturbed in these hours of their own clock; null: there are none. */
export const QuietHours = z.strictObject({ quietHours: Slot.nullable() });
export type QuietHours = z.infer<typeof QuietHours>;

export const Unsubscribed = z.strictObject({
  types: z.array(z.enum(NOTIFICATION_TYPES)).describe('the types the link is for'),
  off: z.boolean().describe('whether emails are off for all of them'),
});
export type Unsubscribed = z.infer<typeof Unsubscribed>;
