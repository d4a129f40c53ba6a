import { cutName } from '@parley/contract/users/cut-name.ts';

const TITLES = /^(dr|prof|mr|mrs|ms|mx)\.?$/i;

/** How to address a person: the first name, unless it is a title. */
export function shortName(displayName: string): string {
  const [first = displayName] = displayName.trim().split(/\s+/);
  return cutName(TITLES.test(first) ? displayName.trim() : first);
}
