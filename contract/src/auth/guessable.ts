/** What an attacker knows of the password's owner. */
export interface PasswordOwner {
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** Words that passwords on a site like ours are made of. */
const STOCK = (
  'parley login admin support hire me freelance freelancer consultant the this is my your ' +
  'new old password pass secret super user root'
).split(' ');
const TIMES = (
  'spring summer autumn fall winter january february march april may june july august ' +
  'september october november december'
).split(' ');
/** Keyboard rows and the alphabet, forwards and backwards. */
const RUNS = (
  'abcdefghijklmnopqrstuvwxyz 012345678901234567890 qwertyuiop[] qwertzuiop azertyuiop ' +
  'asdfghjkl; asdf;lkj zxcvbnm,./ yxcvbnm,. 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 ' +
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm qazwsxedcrfvtgbyhnujm 147258369 159357'
)
  .split(' ')
  .flatMap((run) => [run, run.split('').toReversed().join('')]);

const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Up to this many digits are a year, a birthday or a run of keys; more add real strength. */
const MAX_DIGITS = 8;

/** Lower case without accents. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text = '') => plain(text).match(/\p{L}+/gu) ?? [];

/** The letters inside the digits and symbols: "summer" of "Summer2026!"; as typed and with leetspeak decoded. */
export function coresOf(password: string): string[] {
  const core = plain(password).replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  return [core, core.replaceAll(/[\d@$!]/g, (sign) => LEET[sign] ?? sign)];
}

/** The unit of a password that only repeats it: "parley" of "parleyparley". */
export function unitOf(text: string): string {
  return /^(.{1,40}?)\1+$/su.exec(text)?.[1] ?? text;
}

/** Whether keyboard runs, the calendar, the product or the owner's name explain the whole password. */
export function isGuessable(password: string, { email, firstName, lastName }: PasswordOwner = {}): boolean {
  const typed = plain(password);
  if (unitOf(typed).length < 5 || RUNS.some((run) => run.includes(unitOf(typed)))) return true;
  const known = [...STOCK, ...TIMES, ...[email, firstName, lastName].flatMap(wordsOf)];
  const isShort = (typed.match(/\d/g) ?? []).length <= MAX_DIGITS;
  return isShort && coresOf(password).some((core) => isMadeOf(core.replaceAll(/[^\p{L}]/gu, ''), known));
}

/** Whether the letters are a sequence of these words. */
function isMadeOf(letters: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  for (let place = 0; place < letters.length; place += 1) {
    if (!ends.has(place)) continue;
    for (const word of words) if (letters.startsWith(word, place)) ends.add(place + word.length);
  }
  return letters.length > 0 && ends.has(letters.length);
}
