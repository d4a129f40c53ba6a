import { COUNTRIES, type Country } from '@parley/contract/users/countries.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const byName = new Map(COUNTRIES.map((code) => [names.of(code), code] as const));

/** The ISO code of a country's English name. */
export function countryCode(country: string): Country {
  const code = byName.get(country);
  if (!code) throw new Error(`there is no country called ${country}`);
  return code;
}
