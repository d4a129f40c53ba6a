const TITLES = /^(dr|prof|mr|mrs|ms|mx)\.?$/i;

/** As much of a name as fits on a button. */
const LONGEST = 24;

/** What to call somebody in a sentence: the first name, unless it is a title or there is no other word. */
export function shortName(displayName: string): string {
  const [first = displayName] = displayName.trim().split(/\s+/);
  const name = Array.from(TITLES.test(first) ? displayName.trim() : first);
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).join('')}…` : name.join('');
}
