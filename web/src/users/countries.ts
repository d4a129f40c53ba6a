import type { Option } from '../ui/Select.tsx';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
// Codes with a name that are no country: unions, currencies, and what is left over for tests and unknowns.
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AQ', 'BV', 'HM', 'CP', 'UM', 'TF']);

let known: Option[] | null = null;

/** The countries of the world in English, by name; the value is the ISO 3166 code. */
export function countries(): readonly Option[] {
  known ??= list();
  return known;
}

/** The code of a country as a profile names it; null when it is none that we know. */
export function codeOfCountry(name: string | null): string | null {
  const asked = name?.trim().toLowerCase();
  return countries().find(({ label }) => label.toLowerCase() === asked)?.value ?? null;
}

function list(): Option[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return codes
    .filter((code) => !NO_COUNTRY.has(code) && isCurrent(code))
    .flatMap((code) => {
      const label = names.of(code);
      return label ? [{ value: code, label }] : [];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** "DD" is spelled "DE" now, and would stand there as Germany a second time. */
function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
