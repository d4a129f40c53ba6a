import { COUNTRIES, type Country } from '@parley/contract/users/countries.ts';
import { currentI18n } from '../platform/language/i18n.ts';
import type { Option } from '../ui/form/Select.tsx';

const known = new Map<string, Option[]>();

/** The countries of the world in the reader's language, by name; the value is the ISO 3166 code. */
export function countries(): readonly Option[] {
  const { locale } = currentI18n();
  const all = known.get(locale) ?? list(locale);
  known.set(locale, all);
  return all;
}

/** A country's name; null without one. */
export function countryName(code: string | null): string | null {
  return countries().find(({ value }) => value === code)?.label ?? null;
}

/** The chosen country code, if any. */
export function countryIn(chosen: string): Country | null {
  return COUNTRIES.find((code) => code === chosen) ?? null;
}

function list(locale: string): Option[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label, locale),
  );
}
