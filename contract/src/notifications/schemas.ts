import { z } from 'zod';
import { id, instant } from '../fields.ts';

export const NOTIFICATION_TYPES = [
  'PROPOSAL',
  'INVITE',
  'APPOINTMENT',
  'JOB',
  'PAYMENT',
  'MESSAGE',
  'REVIEW',
  'CERTIFICATE',
  'SUPPORT',
  'SECURITY',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const Notification = z.strictObject({
  id,
  message: z.string(),
  notificationType: z.enum(NOTIFICATION_TYPES),
  url: z.string().nullable(),
  dateCreated: instant,
});
export type Notification = z.infer<typeof Notification>;
export const Unread = z.strictObject({ notifications: z.array(Notification), notificationCount: z.int() });
export type Unread = z.infer<typeof Unread>;
