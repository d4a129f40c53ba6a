/** The longest name that fits on a button. */
const LONGEST = 18;

/** A name as it fits on a button and in a sentence: what is too long is cut between characters. */
export function cutName(name: string): string {
  const characters = Array.from(name);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : name;
}
