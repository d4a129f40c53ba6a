import type { Role } from '@parley/contract/access.ts';

/** The cast of the tests, the same people everywhere. */
export interface Character {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  timeZone: string;
  /** Professionals only: initialised with hours (Monday to Friday, 9:00 to 18:00 local) and payouts, or nothing set up yet. */
  ready?: boolean;
}

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A client in Berlin. */
export const clara: Character = {
  id: id(1),
  firstName: 'Clara',
  lastName: 'Brandt',
  email: 'clara@clients.test',
  role: 'CLIENT',
  timeZone: 'Europe/Berlin',
};
/** Another client, in New York, who has no business with Clara's things. */
export const milo: Character = {
  id: id(2),
  firstName: 'Milo',
  lastName: 'Reyes',
  email: 'milo@clients.test',
  role: 'CLIENT',
  timeZone: 'America/New_York',
};
/** A commercial lawyer in Bogotá, ready for work. */
export const ana: Character = {
  id: id(3),
  firstName: 'Ana',
  lastName: 'Rincón',
  email: 'ana@pros.test',
  role: 'PROFESSIONAL',
  timeZone: 'America/Bogota',
  ready: true,
};
/** A data engineer in Harare, ready for work, who has no business with Ana's things. */
export const tendai: Character = {
  id: id(4),
  firstName: 'Tendai',
  lastName: 'Kuhudzai',
  email: 'tendai@pros.test',
  role: 'PROFESSIONAL',
  timeZone: 'Africa/Harare',
  ready: true,
};
/** A professional in Kathmandu who has just signed up: no profile, no hours, no payouts. */
export const nima: Character = {
  id: id(5),
  firstName: 'Nima',
  lastName: 'Gurung',
  email: 'nima@pros.test',
  role: 'PROFESSIONAL',
  timeZone: 'Asia/Kathmandu',
};
/** An admin. */
export const ada: Character = {
  id: id(6),
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@parley.test',
  role: 'ADMIN',
  timeZone: 'Europe/London',
};

export const CAST: readonly Character[] = [clara, milo, ana, tendai, nima, ada];
export const PASSWORD = 'correct-horse-9';

/** Law with two categories, and data with one: the disciplines of the tests. */
export const LAW = { id: id(101), name: 'Law and contracts', contracts: id(102), employment: id(103) };
export const DATA = { id: id(111), name: 'Data and analytics', pipelines: id(112) };
