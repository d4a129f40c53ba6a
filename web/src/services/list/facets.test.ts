import { expect, test } from 'vitest';
import { activeFilters, readFacets, sortsOf } from './facets.ts';

const LAW = '01900000-0000-7000-8000-000000000101';
const CONTRACTS = '01900000-0000-7000-8000-000000000102';
const disciplines = [
  { id: LAW, name: 'Law', categories: [{ id: CONTRACTS, name: 'Contracts' }], serviceCount: 2 },
];
const around = { disciplines, now: '2026-11-20T15:42:00.000Z', zone: 'Europe/Berlin' };

test('filters are read from the URL, and invalid ones count as absent', () => {
  const search = new URLSearchParams({
    q: ' contract ',
    disciplineId: 'law',
    experience: '60',
    pricing: 'FREE',
    minCents: '-5',
    maxCents: '40000',
    freeFrom: 'tomorrow',
    availableNow: 'perhaps',
    minRating: '4.5',
  });
  expect(JSON.parse(JSON.stringify(readFacets(search)))).toEqual({
    q: 'contract',
    experience: 60,
    maxCents: 40_000,
    minRating: 4.5,
  });
});

test('each active filter has a label and links to the list without it', () => {
  const facets = readFacets(new URLSearchParams({ categoryId: CONTRACTS, maxCents: '40000', sort: 'price' }));
  expect(activeFilters(facets, around)).toEqual([
    { label: 'Law', to: '/services?maxCents=40000&sort=price' },
    { label: 'Contracts', to: '/services?maxCents=40000&sort=price' },
    { label: 'Up to $400', to: `/services?categoryId=${CONTRACTS}&sort=price` },
  ]);
});

const GONE = '01900000-0000-7000-8000-000000000999';
test.each([
  ['disciplineId', `disciplineId=${GONE}`, [{ label: 'Unknown discipline', to: '/services' }]],
  ['categoryId', `categoryId=${GONE}`, [{ label: 'Unknown category', to: '/services' }]],
  [
    'both, of which one is there',
    `disciplineId=${LAW}&categoryId=${GONE}`,
    [
      { label: 'Law', to: '/services' },
      { label: 'Unknown category', to: `/services?disciplineId=${LAW}` },
    ],
  ],
])('a filter by what an admin has deleted can be seen and removed: %s', (_which, search, filters) => {
  const facets = readFacets(new URLSearchParams(search));
  expect(activeFilters(facets, around)).toEqual(filters);
  // Where the disciplines couldn't be read, nothing is known to be gone.
  expect(activeFilters(facets, { ...around, disciplines: [] })).toEqual([]);
});

test('prices the wrong way round are put in order', () => {
  const { minCents, maxCents } = readFacets(new URLSearchParams({ minCents: '50000', maxCents: '10000' }));
  expect([minCents, maxCents]).toEqual([10_000, 50_000]);
});

test('words taken as they are typed are so no longer without them', () => {
  expect(activeFilters(readFacets(new URLSearchParams({ q: 'contarct', exact: 'true' })), around)).toEqual([
    { label: '“contarct”', to: '/services' },
  ]);
});

test('a time window is removed as a whole', () => {
  const window = { freeFrom: '2026-11-20T17:00:00.000Z', freeTo: '2026-11-20T22:00:00.000Z' };
  expect(activeFilters(readFacets(new URLSearchParams(window)), around)).toEqual([
    { label: 'Free this evening', to: '/services' },
  ]);
});

test('professionals are not filtered by price, which stays in the URL for services', () => {
  const search = { show: 'professionals', pricing: 'FIXED', maxCents: '40000', availableNow: 'true' };
  expect(activeFilters(readFacets(new URLSearchParams(search)), around)).toEqual([
    { label: 'Available now', to: '/services?pricing=FIXED&maxCents=40000&show=professionals' },
  ]);
});

test('a list says how it is sorted without a choice', () => {
  const firstOf = (search: Record<string, string>) =>
    sortsOf(readFacets(new URLSearchParams(search))).map(({ label }) => label)[0];
  expect(firstOf({})).toBe('Newest');
  expect(firstOf({ q: 'contract' })).toBe('Best match');
  expect(firstOf({ show: 'professionals' })).toBe('Soonest');
  expect(firstOf({ show: 'professionals', q: 'contract' })).toBe('Best match');
});
