import { COUNTRIES, type Country } from '@parley/contract/users/countries.ts';
import type { Option } from '../ui/form/Select.tsx';

let known: Option[] | null = null;

/** The countries of the world in English, by name; the value is the ISO 3166 code. */
export function countries(): readonly Option[] {
  known ??= list();
  return known;
}

/** A country as people call it; null when there is none. */
export function countryName(code: string | null): string | null {
  return countries().find(({ value }) => value === code)?.label ?? null;
}

/** What was chosen from the list, if anything was. */
export function countryIn(chosen: string): Country | null {
  return COUNTRIES.find((code) => code === chosen) ?? null;
}

function list(): Option[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );
}
