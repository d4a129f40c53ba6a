/** Words that speak for the product, and words that people put beside them to sound like it. */
const OWN = 'parley|support|administrator|admin';
const BESIDE =
  'team|staff|help|desk|service|services|customer|client|official|security|billing|payments|trust|safety|the|by|from|at|of|and|hq|app';

const pairs = (from: string, to: string) =>
  Object.fromEntries(Array.from(from, (sign, place) => [sign, to[place]]));

/** Letters of other scripts, digits and signs that pass for a Latin letter at a glance. */
const ALIKE: Readonly<Record<string, string | undefined>> = {
  ...pairs('аеорсухѕԁтмкнв', 'aeopcyxsdtmkhb'),
  ...pairs('αεορντκμυχη', 'aeopntkmyxn'),
  ...pairs('034578@$', 'oeastbas'),
  // What cannot be told apart becomes one letter.
  ...pairs('l1|!іӏιıɩ', 'iiiiiiiii'),
  ...pairs('uv', 'yy'),
};

/** What an eye makes of a name: no case, accents, spaces or signs, and one letter for all that look like it. */
function folded(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    // Behind a word these are ornament, within it letters.
    .replace(/[\d\s!|.]+$/, '');
  const letters = Array.from(plain, (sign) => ALIKE[sign] ?? sign).join('');
  return letters.replaceAll(/[^\p{L}]/gu, '').replaceAll('rn', 'm');
}

const words = (list: string) => list.split('|').map(folded).join('|');
const own = words(OWN);
const SOUNDS_OFFICIAL = new RegExp(`^(?:${words(BESIDE)})*(?:${own})(?:${own}|${words(BESIDE)})*$`);

/** Whether a name passes for the product's own people: "Parley", "Admin", "P4rley Support Team". */
export const isReservedName = (name: string): boolean => SOUNDS_OFFICIAL.test(folded(name));
