import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, DATA, LAW, tendai } from '../../../test/cast.ts';
import { offerService } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { db } = world.platform;
  const rated = (average: number) => ({ ratingSum: average * 2, ratingCount: 2 });
  const inData = { disciplineId: DATA.id, categoryId: DATA.pipelines };
  const OFFERS = [
    { title: 'Contract review', priceCents: 9_000, pricing: 'HOURLY', ...rated(4.5) },
    { title: 'Contract drafting', priceCents: 60_000, pricing: 'FIXED', ...rated(4) },
    { title: 'Contract for a flat', priceCents: 100_000, pricing: 'FIXED' },
    {
      title: 'Contract data, sorted',
      priceCents: 400_000,
      pricing: 'FIXED',
      ...inData,
    },
    {
      title: 'Something else',
      description: 'In other words.',
      priceCents: 5_000,
      pricing: 'FIXED',
      ...inData,
    },
  ] as const;
  for (const fields of OFFERS) {
    const id = await offerService(world, ana.id);
    await db
      .updateTable('services')
      .set({ description: 'Soon.', ...fields })
      .where('id', '=', id)
      .execute();
  }
  await offerService(world, ana.id, false);
});
afterAll(() => world.close());

type Query = Record<string, string | number>;
const counts = async (query: Query) => {
  const asked = { q: 'contract', ...query, counts: 'true' };
  return (await world.nobody.ok('GET /api/service/all', { query: asked })).counts;
};

test('each choice says how many it would leave', async () => {
  expect(await counts({})).toEqual({
    disciplines: { [LAW.id]: 3, [DATA.id]: 1 },
    categories: { [LAW.contracts]: 3, [DATA.pipelines]: 1 },
    pricings: { FIXED: 3, HOURLY: 1 },
    maxCents: { 10000: 1, 50000: 1, 100000: 3, 300000: 3 },
    minRatings: { 3: 2, 4: 2, 4.5: 1 },
  });
});

test('with the other filters as they are, and its own left out', async () => {
  const chosen = await counts({ disciplineId: LAW.id, pricing: 'FIXED', maxCents: 100_000 });
  expect(chosen).toMatchObject({
    disciplines: { [LAW.id]: 2 },
    pricings: { FIXED: 2, HOURLY: 1 },
    maxCents: { 10000: 0, 50000: 0, 100000: 2, 300000: 2 },
    minRatings: { 3: 1, 4: 1, 4.5: 0 },
  });
  expect(chosen?.disciplines).not.toHaveProperty(DATA.id);
});

test.each<[string, Query]>([
  ['disciplineId', { disciplineId: DATA.id }],
  ['pricing', { pricing: 'HOURLY' }],
  ['maxCents', { maxCents: 50_000 }],
  ['minRating', { minRating: 4 }],
])('as many as the list then has: %s', async (_filter, choice) => {
  const { total } = await world.nobody.ok('GET /api/service/all', { query: { q: 'contract', ...choice } });
  const { disciplines, pricings, maxCents, minRatings } = (await counts({})) ?? {};
  const { disciplineId = '', pricing = '', maxCents: most = '', minRating = '' } = choice;
  const told =
    disciplines?.[disciplineId] ?? pricings?.[pricing] ?? maxCents?.[most] ?? minRatings?.[minRating];
  expect(told).toBe(total);
});

test('the counts are of what the words were corrected to, and of whom the reader sees', async () => {
  await world.settle();
  expect((await counts({ q: 'contarct' }))?.pricings).toEqual({ FIXED: 3, HOURLY: 1 });
  const client = await world.as(clara);
  await client.ok('POST /api/users/block/:id', { params: { id: ana.id } });
  const query = { q: 'contract', counts: 'true' };
  const { counts: left } = await client.ok('GET /api/service/all', { query });
  expect(left?.pricings).toEqual({});
});

test('nothing is counted unasked, nor beyond a thousand', async () => {
  const unasked = await world.nobody.ok('GET /api/service/all', { query: { q: 'contract' } });
  expect(unasked.counts).toBeNull();
  await sql`insert into services (id, professional_id, title, description, discipline_id, category_id, experience, pricing,
      price_cents, consultation_minutes, created_at)
    select gen_random_uuid(), ${tendai.id}, 'Contract ' || n, 'Soon.', ${LAW.id}, ${LAW.contracts}, 12, 'FIXED', 9000, 30,
      '2026-01-01' from generate_series(1, 997) n`.execute(world.platform.db);
  expect(await counts({})).toBeNull();
  expect((await counts({ q: 'contract flat' }))?.pricings).toEqual({ FIXED: 1 });
});
