/** The product's own names, and words put beside them to sound official. */
const OWN = 'parley|support|administrator|admin';
const BESIDE =
  'team|staff|help|desk|service|services|customer|client|official|security|billing|payments|trust|safety|the|by|from|at|of|and|hq|app';

const pairs = (from: string, to: string) =>
  Object.fromEntries(Array.from(from, (sign, place) => [sign, to[place]]));

/** Look-alikes of Latin letters: other scripts, digits and symbols. */
const ALIKE: Readonly<Record<string, string | undefined>> = {
  ...pairs('аеорсухѕԁтмкнв', 'aeopcyxsdtmkhb'),
  ...pairs('αεορντκμυχη', 'aeopntkmyxn'),
  ...pairs('034578@$', 'oeastbas'),
  // Indistinguishable letters become one.
  ...pairs('l1|!іӏιıɩ', 'iiiiiiiii'),
  ...pairs('uv', 'yy'),
};

/** Folds a name to its skeleton: no case, accents, spaces or symbols, one letter for all look-alikes. */
function folded(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    // Decoration after a word, letters within it.
    .replace(/[\d\s!|.]+$/, '');
  const letters = Array.from(plain, (sign) => ALIKE[sign] ?? sign).join('');
  return letters.replaceAll(/[^\p{L}]/gu, '').replaceAll('rn', 'm');
}

const words = (list: string) => list.split('|').map(folded).join('|');
const own = words(OWN);
const SOUNDS_OFFICIAL = new RegExp(`^(?:${words(BESIDE)})*(?:${own})(?:${own}|${words(BESIDE)})*$`);

/** Whether a name could pass for the product's team: "Parley", "Admin", "P4rley Support Team". */
export const isReservedName = (name: string): boolean => SOUNDS_OFFICIAL.test(folded(name));
