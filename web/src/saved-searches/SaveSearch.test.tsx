import { screen } from '@testing-library/react';
import type { SavedFilters, SavedSearch } from '@parley/contract/saved-searches/schemas.ts';
import { expect, test } from 'vitest';
import { stubApi } from '../../test/api.ts';
import { id } from '../../test/fixtures.ts';
import { NOW, show, signInAs } from '../../test/render.tsx';
import { SaveSearch } from './SaveSearch.tsx';

const searchOf = (filters: SavedFilters, paused = false): SavedSearch => ({
  id: id(40),
  kind: 'SERVICE',
  name: 'Leases',
  filters,
  frequency: 'DAILY',
  paused,
  isGone: false,
  newCount: 0,
  alertedAt: null,
  createdAt: NOW,
});
const element = (
  <SaveSearch kind="SERVICE" facets={{ q: 'lease', minRating: 4 }} filters={[{ label: 'lease', to: '/' }]} />
);
const button = () => screen.queryByRole('button', { name: 'Save this search' });

test('a search that is saved already says so and leads to all saved ones', async () => {
  signInAs('CLIENT');
  stubApi({ 'GET /api/saved-search': () => [searchOf({ minRating: 4, q: 'lease' })] });
  await show(element);
  expect(await screen.findByText(/“Leases” is saved\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manage saved searches' }).getAttribute('href')).toBe(
    '/saved-searches',
  );
  expect(button()).toBeNull();
});

test('a paused one says that it tells nothing', async () => {
  signInAs('CLIENT');
  stubApi({ 'GET /api/saved-search': () => [searchOf({ minRating: 4, q: 'lease' }, true)] });
  await show(element);
  expect(await screen.findByText(/“Leases” is saved, and paused\./)).toBeTruthy();
});

test.each<[string, SavedSearch]>([
  ['a filter less', searchOf({ q: 'lease' })],
  ['a filter more', searchOf({ q: 'lease', minRating: 4, pricing: 'FIXED' })],
  ['another rating', searchOf({ q: 'lease', minRating: 3 })],
  ['job postings', { ...searchOf({ q: 'lease', minRating: 4 }), kind: 'POSTING' }],
])('a search for %s doesn’t count as this one, which can be saved and then is', async (_what, saved) => {
  signInAs('CLIENT');
  const requests = stubApi({
    'GET /api/saved-search': () => [saved],
    'POST /api/saved-search': ({ body }) => ({ ...searchOf(body.filters), id: id(41), name: body.name }),
  });
  const { user } = await show(element);
  await expect.poll(() => requests.length).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Save this search' }));
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  expect(await screen.findByText(/“lease” is saved\./)).toBeTruthy();
  expect(button()).toBeNull();
});

test('visitors have no saved searches to ask for', async () => {
  const requests = stubApi({});
  await show(element);
  expect(button()).not.toBeNull();
  expect(requests).toEqual([]);
});
