import { z } from 'zod';
import { id, instant } from '../fields.ts';
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
});
export type Channels = z.infer<typeof Channels>;

const type = z.enum(NOTIFICATION_TYPES, { error: /*i18n*/ 'There’s no such type of notification.' });
export const NotificationSettings = z.record(type, Channels);
export type NotificationSettings = z.infer<typeof NotificationSettings>;
/** Only the kinds that are named change. */
export const ChangedSettings = z.partialRecord(type, Channels);

export const Unsubscribed = z.strictObject({
  types: z.array(z.enum(NOTIFICATION_TYPES)).describe('the types the link is for'),
  off: z.boolean().describe('whether emails are off for all of them'),
});
export type Unsubscribed = z.infer<typeof Unsubscribed>;
