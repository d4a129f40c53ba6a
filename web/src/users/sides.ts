import type { Role } from '@parley/contract/access.ts';

/** The two sides of a talk or a job. */
export type Side = 'client' | 'professional';

/** The side on which a signed-in person stands; null for admins and visitors. */
export function sideOf(role: Role | null | undefined): Side | null {
  if (role === 'CLIENT') return 'client';
  return role === 'PROFESSIONAL' ? 'professional' : null;
}

/** The person on the other side. */
export function otherOf<P, Q>(pair: { client: P; professional: Q }, side: Side): P | Q {
  return side === 'client' ? pair.professional : pair.client;
}

const TITLES = /^(dr|prof|mr|mrs|ms|mx)\.?$/i;

/** As much of a name as fits on a button. */
const LONGEST = 24;

/** What to call somebody in a sentence: the first name, unless it is a title or there is no other word. */
export function shortName(displayName: string): string {
  const [first = displayName] = displayName.trim().split(/\s+/);
  const name = Array.from(TITLES.test(first) ? displayName.trim() : first);
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).join('')}…` : name.join('');
}
