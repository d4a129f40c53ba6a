import { t } from '@lingui/core/macro';
import type { Role } from '@parley/contract/access.ts';

export type SectionId =
  | 'account'
  | 'profile'
  | 'availability'
  | 'calendar'
  | 'certificates'
  | 'payouts'
  | 'receipts'
  | 'cards'
  | 'billing'
  | 'notifications'
  | 'security'
  | 'support'
  | 'blocked'
  | 'integrations'
  | 'appearance'
  | 'data';

export interface SettingsSection {
  /** Also its address: /settings#availability. */
  id: SectionId;
  name: string;
  about: string;
  /** The only role that has it. */
  only?: Role;
  /** A role that doesn't have it. */
  not?: Role;
}

const account = (): SettingsSection => ({
  id: 'account',
  name: t`Account`,
  about: t`Your name, time zone and login email.`,
});
const everySection = (): readonly SettingsSection[] => [
  account(),
  {
    id: 'profile',
    name: t`Profile`,
    about: t`What clients read about you before they invite you.`,
    only: 'PROFESSIONAL',
  },
  {
    id: 'availability',
    name: t`Hours`,
    about: t`When clients can book you. Booked times are removed automatically.`,
    only: 'PROFESSIONAL',
  },
  {
    id: 'calendar',
    name: t`Calendar`,
    about: t`Your consultations in the calendar you already use.`,
    not: 'ADMIN',
  },
  {
    id: 'certificates',
    name: t`Certificates`,
    about: t`Your qualifications. Once we’ve checked the proof, your profile shows them with a badge.`,
    only: 'PROFESSIONAL',
  },
  {
    id: 'payouts',
    name: t`Payouts`,
    about: t`Money held for you, money on its way, and where it goes.`,
    only: 'PROFESSIONAL',
  },
  { id: 'receipts', name: t`Receipts`, about: t`What you’ve paid, latest first.`, only: 'CLIENT' },
  {
    id: 'cards',
    name: t`Saved cards`,
    about: t`Cards you can pay with in one step. They’re kept by our payment processor.`,
    only: 'CLIENT',
  },
  {
    id: 'billing',
    name: t`Billing details`,
    about: t`Who you are on invoices. All of it is optional.`,
    not: 'ADMIN',
  },
  { id: 'notifications', name: t`Notifications`, about: t`Choose what we notify you about, and how.` },
  {
    id: 'security',
    name: t`Security`,
    about: t`Your password, where you’re signed in, and recent activity.`,
  },
  { id: 'support', name: t`Support`, about: t`What you’ve asked us, and our replies.` },
  {
    id: 'blocked',
    name: t`Blocked people`,
    about: t`People you’ve blocked. You can’t contact each other until you unblock them.`,
    not: 'ADMIN',
  },
  {
    id: 'integrations',
    name: t`Integrations`,
    about: t`Connect your own programs to Parley.`,
    not: 'ADMIN',
  },
  { id: 'appearance', name: t`Appearance`, about: t`How Parley looks in this browser.` },
  { id: 'data', name: t`Your data`, about: t`Download or delete your data.` },
];

export function sectionsOf(role: Role): SettingsSection[] {
  return everySection().filter(({ only, not }) => (only === undefined || only === role) && not !== role);
}

/** The section named by a hash like "#availability"; the first one if there is none. */
export function sectionAt(hash: string, sections: readonly SettingsSection[]): SettingsSection {
  return sections.find(({ id }) => `#${id}` === hash) ?? account();
}
