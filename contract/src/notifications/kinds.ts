import type { Role } from '../access.ts';
import { SIDE_ROLES } from '../sides.ts';

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
  'SEARCH',
  'RECOMMENDATION',
  'SECURITY',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Always on, as they can't be turned off: money, and access to the account. */
export const LOCKED_TYPES = ['PAYMENT', 'SECURITY'] as const;
type LockedType = (typeof LOCKED_TYPES)[number];
export type OptionalType = Exclude<NotificationType, LockedType>;

export function isLocked(type: NotificationType): type is LockedType {
  return LOCKED_TYPES.some((locked) => locked === type);
}

interface Kind {
  /** As a heading, and in sentences about emails of this kind. */
  name: string;
  /** What it covers. */
  about: string;
  /** Who gets it; everybody unless given. */
  roles?: readonly Role[];
  /** Why it can't be turned off. */
  locked?: string;
}

/** Every kind of notification in words, in the order of the settings. */
export const KINDS: Record<NotificationType, Kind> = {
  MESSAGE: { name: /*i18n*/ 'Messages', about: /*i18n*/ 'New messages in your chats.', roles: SIDE_ROLES },
  PROPOSAL: {
    name: /*i18n*/ 'Proposals',
    about: /*i18n*/ 'New proposals, responses to yours, and changes to postings you sent proposals for.',
    roles: SIDE_ROLES,
  },
  INVITE: {
    name: /*i18n*/ 'Invitations',
    about: /*i18n*/ 'New invitations and responses to yours.',
    roles: SIDE_ROLES,
  },
  APPOINTMENT: {
    name: /*i18n*/ 'Consultations',
    about: /*i18n*/ 'Requests, changes and reminders. Emails include calendar invites.',
    roles: SIDE_ROLES,
  },
  JOB: { name: /*i18n*/ 'Jobs', about: /*i18n*/ 'Agreements, deliveries and deadlines, and your postings.' },
  REVIEW: {
    name: /*i18n*/ 'Reviews',
    about: /*i18n*/ 'New reviews of your work together.',
    roles: SIDE_ROLES,
  },
  CERTIFICATE: {
    name: /*i18n*/ 'Certificates',
    about: /*i18n*/ 'Decisions on your certificates, and when one expires.',
    roles: ['PROFESSIONAL'],
  },
  SUPPORT: {
    name: /*i18n*/ 'Support',
    about: /*i18n*/ 'Replies to your requests, and a warning when your storage is almost full.',
  },
  SEARCH: {
    name: /*i18n*/ 'Saved searches',
    about: /*i18n*/ 'What’s new in your saved searches.',
  },
  RECOMMENDATION: {
    name: /*i18n*/ 'Recommendations',
    about: /*i18n*/ 'New job postings that fit you, when you and the client are both free.',
    roles: ['PROFESSIONAL'],
  },
  PAYMENT: {
    name: /*i18n*/ 'Payments',
    about: /*i18n*/ 'Money paid, held, released or refunded.',
    roles: SIDE_ROLES,
    locked: /*i18n*/ 'Always on, because it’s about your money.',
  },
  SECURITY: {
    name: /*i18n*/ 'Security',
    about: /*i18n*/ 'Changes to your password or email, and sign-ins from new devices.',
    locked: /*i18n*/ 'Always on, to keep your account safe.',
  },
};
