import { cityOf } from '@parley/contract/time.ts';
import { plainText } from '../platform/language/plain-text.ts';
import zoneGroups from '@vvo/tzdb/raw-time-zones.json';
import { currentI18n } from '../platform/language/i18n.ts';
import { placeName } from './place-name.ts';

/** A time zone in a list. */
export interface ZoneChoice {
  zone: string;
  /** City and country, "Bogotá, Colombia"; just "Singapore" where both are the same. */
  name: string;
  /** Other large cities of the zone. */
  cities: readonly string[];
  minutesAhead: number;
  /** "UTC+5:45". */
  offset: string;
  /** The names that a search compares, normalized by `plainText`; the city's comes first. */
  names: readonly string[];
}

const groups = new Map(zoneGroups.flatMap((group) => group.group.map((zone) => [zone, group])));
// Grouped with Panama, whose clock it shares, but in Canada.
const countries = new Map([['America/Coral_Harbour', 'CA']]);

/** Country names in the reader's language, and in English, which people type too. */
function countryNames(): Intl.DisplayNames[] {
  return [currentI18n().locale, 'en'].map((locale) => new Intl.DisplayNames([locale], { type: 'region' }));
}

/** A zone with its UTC offset at an instant. */
export function zoneChoice(zone: string, now: string, languages = countryNames()): ZoneChoice {
  const [city, group] = [cityOf(zone), groups.get(zone)];
  const code = countries.get(zone) ?? group?.countryCode;
  const [country = '', inEnglish = ''] = code ? languages.map((names) => names.of(code)) : [];
  // These are the cities of the group's main zone; its other zones are found by their own name.
  const cities = group && cityOf(group.name) === city ? group.mainCities : [];
  const minutesAhead = Temporal.Instant.from(now).toZonedDateTimeISO(zone).offsetNanoseconds / 60e9;
  return {
    zone,
    name: placeName(city, country),
    cities: cities.filter((each) => !plainText(each).startsWith(plainText(city))),
    minutesAhead,
    offset: `UTC${clockOffset(minutesAhead).replace(':00', '')}`,
    names: [city, placeName(city, country), country, inEnglish, ...cities].map(plainText).filter(Boolean),
  };
}

/** All zones of the browser and the chosen one, sorted by name. */
export function zoneChoices(chosen: ZoneChoice, now: string): ZoneChoice[] {
  const { compare } = new Intl.Collator(currentI18n().locale);
  const languages = countryNames();
  const all = Intl.supportedValuesOf('timeZone').map((zone) => zoneChoice(zone, now, languages));
  // The browser may know the chosen one by an older name.
  return [...all.filter(({ name }) => name !== chosen.name), chosen].toSorted((a, b) =>
    compare(a.name, b.name),
  );
}

/** Searches by offset ("+5:30", "utc+2") or by the beginning of a name; the best match comes first. */
export function findZones(choices: readonly ZoneChoice[], typed: string): ZoneChoice[] {
  const offset = /^(?:utc|gmt)?\s*([+−-])(\d{1,2}):?(\d{0,2})$/i.exec(typed.trim());
  if (offset) {
    const [, sign, hours = '', minutes = ''] = offset;
    const wanted = `${sign === '+' ? '+' : '−'}${Number(hours)}:${minutes}`;
    return choices.filter(({ minutesAhead }) => clockOffset(minutesAhead).startsWith(wanted));
  }
  const text = plainText(typed);
  return [0, 1, 2].flatMap((distance) => choices.filter(({ names }) => distanceTo(names, text) === distance));
}

/** 0: a whole name; 1: the beginning of the city; 2: the beginning of a word in any name; 3: no match. */
function distanceTo(names: readonly string[], text: string): number {
  if (names.includes(text)) return 0;
  if (names[0]?.startsWith(text)) return 1;
  return names.some((name) => ` ${name}`.includes(` ${text}`)) ? 2 : 3;
}

/** "+5:45", "−3:00". */
function clockOffset(minutesAhead: number): string {
  const minutes = Math.abs(minutesAhead);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${minutesAhead < 0 ? '−' : '+'}${Math.floor(minutes / 60)}:${rest}`;
}
