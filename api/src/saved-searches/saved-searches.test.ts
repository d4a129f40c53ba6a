import type { Input } from '@parley/contract/endpoint.ts';
import type { saveSearch } from '@parley/contract/saved-searches/endpoints.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, ana, clara, DATA, LAW, milo } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { createWorld, type World } from '../../test/world.ts';
import { newId } from '../platform/database/id.ts';

type NewSearch = Input<typeof saveSearch>['body'];

let world: World;
let client: Client;
beforeAll(async () => {
  world = await createWorld();
  client = await world.as(clara);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.platform.db.deleteFrom('savedSearches').execute();
});

const contracts: NewSearch = {
  kind: 'SERVICE',
  name: 'Contracts',
  filters: { q: 'contract', maxCents: 50_000 },
  frequency: 'DAILY',
};
const save = (search: Partial<NewSearch> = {}, by = client) =>
  by.ok('POST /api/saved-search', { body: { ...contracts, ...search } });
const names = async (by = client) => (await by.ok('GET /api/saved-search')).map(({ name }) => name);

test('what is saved is listed, the latest first, and only for its owner', async () => {
  const saved = await save();
  expect(saved).toMatchObject({ ...contracts, paused: false, isGone: false, newCount: 0, alertedAt: null });
  await save({ kind: 'POSTING', name: 'Law jobs', filters: { disciplineId: LAW.id } });
  expect(await names()).toEqual(['Law jobs', 'Contracts']);
  for (const other of [milo, ana, ada]) expect(await names(await world.as(other))).toEqual([]);
});

test('the same search is saved once, however its filters are ordered', async () => {
  await save();
  const again = { ...contracts, name: 'Again', filters: { maxCents: 50_000, q: 'contract' } };
  expect(await client.refused('POST /api/saved-search', { body: again })).toBe('already_saved');
  await save({ kind: 'POSTING' });
  await save({}, await world.as(milo));
});

test.each<[string, Partial<NewSearch>]>([
  ['without a filter', { filters: {} }],
  ['with the words alone taken as they are', { filters: { exact: true } }],
  ['of postings by their rating', { kind: 'POSTING', filters: { minRating: 4 } }],
  ['without a name', { name: ' ' }],
])('a search %s is none', async (_what, search) => {
  expect(await client.refused('POST /api/saved-search', { body: { ...contracts, ...search } })).toBe(
    'invalid_input',
  );
});

test('twenty are the most, also when they come at once', async () => {
  const many = Array.from({ length: 22 }, (_, n) => ({ ...contracts, filters: { q: `contract ${n}` } }));
  const answers = await Promise.all(many.map((body) => client.call('POST /api/saved-search', { body })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ code }) => code === 'too_many_searches')).toHaveLength(2);
});

test('it is renamed, told more rarely, and paused', async () => {
  const { id } = await save();
  const changed = { name: 'Reviews', frequency: 'WEEKLY', paused: true } as const;
  expect(await client.ok('PUT /api/saved-search/:id', { params: { id }, body: changed })).toMatchObject(
    changed,
  );
  expect(await client.ok('GET /api/saved-search')).toMatchObject([{ id, ...changed }]);
});

test('what was deleted can be restored for a day, unless it was saved again', async () => {
  const { id } = await save();
  const at = { params: { id } };
  await client.ok('DELETE /api/saved-search/:id', at);
  expect(await names()).toEqual([]);
  expect(await client.refused('DELETE /api/saved-search/:id', at)).toBe('not_found');
  expect(await client.ok('POST /api/saved-search/:id/restore', at)).toMatchObject({ id, name: 'Contracts' });
  expect(await client.refused('POST /api/saved-search/:id/restore', at)).toBe('not_found');
  await client.ok('DELETE /api/saved-search/:id', at);
  await save();
  expect(await client.refused('POST /api/saved-search/:id/restore', at)).toBe('already_saved');
  await world.advance({ hours: 25 });
  expect(await client.refused('POST /api/saved-search/:id/restore', at)).toBe('not_found');
  expect(await names()).toEqual(['Contracts']);
});

test('a search whose discipline or category has gone says so', async () => {
  await save({ filters: { disciplineId: LAW.id, categoryId: newId() } });
  await save({ filters: { disciplineId: newId() } });
  await save({ filters: { disciplineId: DATA.id, categoryId: DATA.pipelines } });
  const list = await client.ok('GET /api/saved-search');
  expect(list.map(({ isGone }) => isGone)).toEqual([false, true, true]);
});
