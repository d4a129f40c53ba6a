import type { Role } from '@parley/contract/access.ts';

export type SectionId =
  | 'account'
  | 'profile'
  | 'availability'
  | 'calendar'
  | 'certificates'
  | 'payouts'
  | 'receipts'
  | 'notifications'
  | 'security'
  | 'support'
  | 'appearance'
  | 'data';

export interface SettingsSection {
  /** Also its address: /settings#availability. */
  id: SectionId;
  name: string;
  about: string;
  /** Whose alone it is. */
  only?: Role;
  /** Who has nothing there. */
  not?: Role;
}

const ACCOUNT: SettingsSection = {
  id: 'account',
  name: 'Account',
  about: 'What others call you, the clock you read, and the address you log in with.',
};
const SECTIONS: readonly SettingsSection[] = [
  ACCOUNT,
  {
    id: 'profile',
    name: 'Profile',
    about: 'What clients read about you before they ask for a talk.',
    only: 'PROFESSIONAL',
  },
  {
    id: 'availability',
    name: 'Hours',
    about: 'When clients can book a talk with you. What is booked already is taken out by itself.',
    only: 'PROFESSIONAL',
  },
  {
    id: 'calendar',
    name: 'Calendar',
    about: 'Your agreed consultations in the calendar that you look at anyway.',
    not: 'ADMIN',
  },
  {
    id: 'certificates',
    name: 'Certificates',
    about: 'What you have earned elsewhere. Once we have seen the proof, your profile shows it with a badge.',
    only: 'PROFESSIONAL',
  },
  {
    id: 'payouts',
    name: 'Payouts',
    about: 'What is held for you, what is on its way, and where it goes.',
    only: 'PROFESSIONAL',
  },
  { id: 'receipts', name: 'Receipts', about: 'What you have paid, the latest first.', only: 'CLIENT' },
  { id: 'notifications', name: 'Notifications', about: 'What you hear of, and by which way.' },
  { id: 'security', name: 'Security', about: 'Your password, where you’re signed in, and recent activity.' },
  { id: 'support', name: 'Support', about: 'What you asked us, and our answers.' },
  { id: 'appearance', name: 'Appearance', about: 'How Parley looks in this browser.' },
  { id: 'data', name: 'Your data', about: 'What we hold on you: to take along, or to have removed.' },
];

export function sectionsOf(role: Role): SettingsSection[] {
  return SECTIONS.filter(({ only, not }) => (only === undefined || only === role) && not !== role);
}

/** The section that an address asks for, "#availability"; the first one when there is none of that name. */
export function sectionAt(hash: string, sections: readonly SettingsSection[]): SettingsSection {
  return sections.find(({ id }) => `#${id}` === hash) ?? ACCOUNT;
}
