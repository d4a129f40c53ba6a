import { placeName } from './place-name.ts';
import { cityOf } from '@parley/contract/time.ts';
import { COUNTRIES } from '@parley/contract/users/countries.ts';
import zoneGroups from '@vvo/tzdb/raw-time-zones.json';
import { expect, test } from 'vitest';
import { findZones, zoneChoice, zoneChoices } from './zones.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const all = zoneChoices(zoneChoice('Europe/Berlin', NOW), NOW);
const find = (typed: string) => findZones(all, typed).map(({ name }) => name);
const offsets = (typed: string) => [...new Set(findZones(all, typed).map(({ offset }) => offset))];

test('a zone is shown by its city, its country and how far ahead its clocks are', () => {
  expect(zoneChoice('America/Sao_Paulo', NOW)).toMatchObject({
    name: 'São Paulo, Brazil',
    offset: 'UTC−3',
    cities: ['Rio de Janeiro', 'Belo Horizonte', 'Salvador'],
  });
  expect(zoneChoice('Asia/Kathmandu', NOW)).toMatchObject({ name: 'Kathmandu, Nepal', offset: 'UTC+5:45' });
  expect(zoneChoice('Asia/Singapore', NOW).name).toBe('Singapore');
  expect(zoneChoice('Europe/Berlin', '2026-07-01T12:00:00.000Z').offset).toBe('UTC+2');
});

test.each([
  ['kathmandu', 'Kathmandu, Nepal'],
  ['nepal', 'Kathmandu, Nepal'],
  ['sao paulo', 'São Paulo, Brazil'],
  ['São P', 'São Paulo, Brazil'],
  ['rio de', 'São Paulo, Brazil'],
  ['zurich', 'Zürich, Switzerland'],
  ['reykjavik', 'Reykjavík, Iceland'],
  ['asuncion', 'Asunción, Paraguay'],
  ["st john's", 'St. John’s, Canada'],
  ['st johns', 'St. John’s, Canada'],
  ['india', 'Kolkata, India'],
  ['delhi', 'Kolkata, India'],
  ['lodz', 'Warsaw, Poland'],
  ['berlin, germany', 'Berlin, Germany'],
  ['new york', 'New York, United States'],
])('“%s” finds %s first', (typed, name) => {
  expect(find(typed)[0]).toBe(name);
});

test.each([
  ['+5:30', ['UTC+5:30']],
  ['+05:30', ['UTC+5:30']],
  ['+0530', ['UTC+5:30']],
  ['+5:45', ['UTC+5:45']],
  ['utc+2', ['UTC+2']],
  ['UTC +2', ['UTC+2']],
  ['GMT-3', ['UTC−3', 'UTC−3:30']],
  ['−3', ['UTC−3', 'UTC−3:30']],
  ['+1', ['UTC+1']],
  ['+10', ['UTC+10', 'UTC+10:30']],
])('“%s” finds the zones whose clocks are so far ahead', (typed, expected) => {
  expect(offsets(typed).toSorted()).toEqual(expected.toSorted());
});

test('what is no place and no offset finds nothing, and nothing typed finds all', () => {
  expect(find('nowhere at all')).toEqual([]);
  expect(find('+99')).toEqual([]);
  expect(find('')).toHaveLength(all.length);
});

test('each zone is listed once, also one that the browser calls otherwise', () => {
  for (const zone of ['Asia/Kolkata', 'Asia/Calcutta']) {
    const kolkata = zoneChoices(zoneChoice(zone, NOW), NOW).filter(({ name }) => name === 'Kolkata, India');
    expect(kolkata.map((choice) => choice.zone)).toEqual([zone]);
  }
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test('the country of a zone is the one that the system’s own data has', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const compared = COUNTRIES.flatMap((code) =>
    (new Intl.Locale(`und-${code}`).getTimeZones?.() ?? []).map(
      (zone) => [zone, names.of(code) ?? ''] as const,
    ),
  );
  const known = Intl.supportedValuesOf('timeZone');
  const other = compared.filter(([zone, country]) => {
    const { name } = zoneChoice(zone, NOW);
    return known.includes(zone) && !name.endsWith(`, ${country}`) && !country.startsWith(name);
  });
  expect(compared.length).toBeGreaterThan(350);
  expect(other).toEqual([]);
});

test('a city that a list of the world’s cities has with accents has them', () => {
  const plain = (name: string) => name.normalize('NFD').replaceAll(/[^A-Za-z]/g, '');
  const ofTheWorld = new Map(
    zoneGroups.flatMap(({ group, mainCities }) =>
      group.flatMap((zone) => mainCities.map((city) => [`${zone} ${plain(city)}`, city] as const)),
    ),
  );
  const compared = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const city = ofTheWorld.get(`${zone} ${plain(cityOf(zone))}`);
    return city ? [{ zone, ours: cityOf(zone), theirs: city.replace("'", '’') }] : [];
  });
  expect(compared.length).toBeGreaterThan(200);
  const other = compared.filter(({ ours, theirs }) => ours !== theirs).map(({ ours }) => ours);
  // Here that list is the one without accents.
  expect(other.toSorted()).toEqual(['Chișinău', 'Galápagos']);
});

test.each([
  ['Bogotá', 'Colombia', 'Bogotá, Colombia'],
  ['Mexico City', 'Mexico', 'Mexico City, Mexico'],
  ['Singapore', 'Singapore', 'Singapore'],
  ['Hong Kong', 'Hong Kong SAR China', 'Hong Kong'],
  ['Berlin', null, 'Berlin'],
])('%s in %s is written as %s', (city, country, written) => {
  expect(placeName(city, country)).toBe(written);
});
