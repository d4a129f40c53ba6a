import { addressOf } from '../../api/seeds/cast.ts';
import { PASSWORD, type Character } from '../../api/test/cast.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  role: Character['role'];
  timeZone: string;
}

const demo = { password: 'parley-demo-1' };

/** People from the demo data, with jobs in progress. */
export const demoClient = { ...demo, email: 'client@demo.parley.test' };
export const demoProfessional = { ...demo, email: 'pro@demo.parley.test' };
/** Who has hired the professional on milestones. */
export const demoOtherClient = { ...demo, email: addressOf('clients', 'Mateo', 'Silva') };
export const demoNewProfessional = { ...demo, email: 'newpro@demo.parley.test' };
export const demoAdmin = { ...demo, email: 'admin@demo.parley.test' };

export function demoProfessionalNamed(name: string): typeof demoProfessional {
  return name === 'Ana Rincón' ? demoProfessional : { ...demo, email: addressOf('people', name) };
}

let arrivals = 0;

/** A person of the cast with a fresh email address, so that each test stands alone. */
export function newcomer({ id: _id, ready: _ready, ...character }: Character): Person {
  arrivals += 1;
  const tag = `${Date.now().toString(36)}${arrivals}`;
  return { ...character, email: character.email.replace('@', `+${tag}@`), password: PASSWORD };
}
