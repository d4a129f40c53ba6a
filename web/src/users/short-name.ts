const TITLES = /^(dr|prof|mr|mrs|ms|mx)\.?$/i;

/** The longest name that fits on a button. */
const LONGEST = 24;

/** How to address a person: the first name, unless it is a title. */
export function shortName(displayName: string): string {
  const [first = displayName] = displayName.trim().split(/\s+/);
  const name = Array.from(TITLES.test(first) ? displayName.trim() : first);
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).join('')}…` : name.join('');
}
