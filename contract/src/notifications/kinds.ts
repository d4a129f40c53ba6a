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
  'SECURITY',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What somebody must hear of, whatever they would rather: their money and who can get at their account. */
export const LOCKED_TYPES = ['PAYMENT', 'SECURITY'] as const;
type LockedType = (typeof LOCKED_TYPES)[number];
/** What one may do without. */
export type ChosenType = Exclude<NotificationType, LockedType>;

export function isLocked(type: NotificationType): type is LockedType {
  return LOCKED_TYPES.some((locked) => locked === type);
}

interface Kind {
  /** As a heading, and in a sentence about mails of this kind. */
  name: string;
  /** What is told under it. */
  about: string;
  /** Who is told; everybody unless given. */
  roles?: readonly Role[];
  /** Why it cannot be switched off. */
  locked?: string;
}

/** Every kind of notification in words, in the order in which they are chosen from. */
export const KINDS: Record<NotificationType, Kind> = {
  MESSAGE: { name: 'Messages', about: 'Somebody wrote to you in a chat.', roles: SIDE_ROLES },
  PROPOSAL: { name: 'Proposals', about: 'New ones, and answers to them.', roles: SIDE_ROLES },
  INVITE: { name: 'Invitations', about: 'New ones, and answers to them.', roles: SIDE_ROLES },
  APPOINTMENT: {
    name: 'Consultations',
    about: 'Times offered, moved and coming up; by email, invitations for your calendar too.',
    roles: SIDE_ROLES,
  },
  JOB: { name: 'Jobs', about: 'What was agreed, delivered or is due, and your postings.' },
  REVIEW: { name: 'Reviews', about: 'Somebody reviewed your work together.', roles: SIDE_ROLES },
  CERTIFICATE: {
    name: 'Certificates',
    about: 'What became of a certificate you handed in.',
    roles: ['PROFESSIONAL'],
  },
  SUPPORT: { name: 'Support', about: 'Answers to your requests, and word when your storage is almost full.' },
  PAYMENT: {
    name: 'Payments',
    about: 'Money paid, held, released or given back.',
    roles: SIDE_ROLES,
    locked: 'Always on: it is about your money.',
  },
  SECURITY: {
    name: 'Security',
    about: 'A change of your password or email, or a sign-in from a new device.',
    locked: 'Always on: it keeps your account yours.',
  },
};
