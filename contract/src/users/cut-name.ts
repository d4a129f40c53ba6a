/** The longest name that fits on a button. */
const LONGEST = 18;
/** Hebrew, Arabic and their neighbors. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** A name as it fits on a button and in a sentence: what is too long is cut between characters. */
export function cutName(name: string): string {
  const characters = Array.from(name);
  const cut = characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : name;
  // Isolated: it would reverse the sum or the date that follows it, “pay 576$ …”.
  return RIGHT_TO_LEFT.test(cut) ? `\u2068${cut}\u2069` : cut;
}
