import type { Role } from '@parley/contract/access.ts';

export type SectionId = 'account' | 'profile' | 'availability' | 'payouts' | 'security' | 'appearance';

export interface SettingsSection {
  /** Also its address: /settings#availability. */
  id: SectionId;
  name: string;
  about: string;
  forProfessionals?: true;
}

const ACCOUNT: SettingsSection = {
  id: 'account',
  name: 'Account',
  about: 'What others call you, and the clock you read.',
};
const SECTIONS: readonly SettingsSection[] = [
  ACCOUNT,
  {
    id: 'profile',
    name: 'Profile',
    about: 'What clients read about you before they ask for a talk.',
    forProfessionals: true,
  },
  {
    id: 'availability',
    name: 'Hours',
    about: 'When clients can book a talk with you. What is booked already is taken out by itself.',
    forProfessionals: true,
  },
  {
    id: 'payouts',
    name: 'Payouts',
    about: 'What is held for you, what is on its way, and where it goes.',
    forProfessionals: true,
  },
  { id: 'security', name: 'Security', about: 'Your password, and where you are signed in.' },
  { id: 'appearance', name: 'Appearance', about: 'How Parley looks in this browser.' },
];

export function sectionsOf(role: Role): SettingsSection[] {
  return SECTIONS.filter(({ forProfessionals }) => !forProfessionals || role === 'PROFESSIONAL');
}

/** The section that an address asks for, "#availability"; the first one when there is none of that name. */
export function sectionAt(hash: string, sections: readonly SettingsSection[]): SettingsSection {
  return sections.find(({ id }) => `#${id}` === hash) ?? ACCOUNT;
}
