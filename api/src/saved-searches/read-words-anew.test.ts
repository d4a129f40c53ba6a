import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, DATA } from '../../test/cast.ts';
import { createWorld, type World } from '../../test/world.ts';
import { readWordsAnew } from './read-words-anew.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ settings: { WRITES_IN_10_SECONDS: '100000' } });
});
afterAll(() => world.close());

const save = async (q: string) => {
  const body = { kind: 'POSTING', name: `About ${q}`, filters: { q }, frequency: 'WEEKLY' } as const;
  return (await (await world.as(ana)).ok('POST /api/saved-search', { body })).id;
};
const newCounts = async () => {
  const searches = await (await world.as(ana)).ok('GET /api/saved-search');
  return Object.fromEntries(searches.map(({ id, newCount }) => [id, newCount]));
};
const post = async (title: string) => {
  const fields = {
    title,
    description: 'Numbers, monthly.',
    experience: 36,
    pricing: 'FIXED',
  } as const;
  const place = { disciplineId: DATA.id, categoryId: DATA.pipelines };
  const body = { ...fields, ...place, skills: [], budgetMinCents: 500, budgetMaxCents: 900 };
  await (await world.as(clara)).ok('POST /api/job/jobPosting', { body });
};
const listed = async (q: string) =>
  (await world.nobody.ok('GET /api/job/jobPosting/all', { query: { q } })).items;

test('a search by words finds what is in a category that is called so since', async () => {
  const search = await save('almanac');
  const other = await save('zqxj');
  await post('Before');
  await world.settle();
  expect(await newCounts()).toEqual({ [search]: 0, [other]: 0 });
  await (
    await world.as(ada)
  ).ok('PUT /api/discipline/admin/category', { body: { id: DATA.pipelines, name: 'Almanacs' } });
  await world.settle();
  await post('After');
  await world.settle();
  expect((await listed('almanac')).map(({ title }) => title)).toContain('After');
  expect(await newCounts()).toEqual({ [search]: 1, [other]: 0 });
});

test('each is read once for each meaning, many in parts', async () => {
  const { db } = world.platform;
  expect(await readWordsAnew(world.platform)).toBe(0);
  // As it was with other synonyms: found by none of its words.
  await db
    .updateTable('savedSearches')
    .set({ readWith: 'f'.repeat(32), words: 'nothing' })
    .execute();
  await db.deleteFrom('savedSearchKeys').execute();
  expect(await readWordsAnew(world.platform)).toBe(2);
  expect(await readWordsAnew(world.platform)).toBe(0);
  const before = await newCounts();
  await post('Zqxj for all');
  await world.settle();
  const after = await newCounts();
  expect(Object.entries(after).map(([id, count]) => count - (before[id] ?? 0))).toEqual([1, 1]);
});
