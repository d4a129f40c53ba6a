import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../seeds/main.ts';
import { createClient, type Client } from '../client.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  const now = new Date('2026-11-20T15:42:00.000Z');
  world = await createWorld({ outside: true, fill: (places) => seed({ ...places, demo: 'small', now }) });
  await world.settle();
});
afterAll(() => world.close());

const find = async (query: { q: string; exact?: 'true' }) => {
  const { items, ...rest } = await world.nobody.ok('GET /api/service/all', { query });
  return { titles: items.map(({ title }) => title), ...rest };
};

async function demoPerson(name: string): Promise<Client> {
  const body = { email: `${name}@demo.parley.test`, password: 'parley-demo-1' };
  return createClient(world.app, await world.nobody.ok('POST /api/auth/login', { body }));
}

const REVIEW = 'Review of your supply or SaaS contract, with a marked-up draft';
const PAYROLL = 'Payroll set-up for your first employees in West Africa';
/** It loads “into one warehouse”. */
const PIPELINE = 'A reporting pipeline that your team can run without me';
const WAREHOUSE = 'Second opinion on your data warehouse';
const AS_TYPED = { corrected: null, suggested: null, isPartial: false };

test('a typing error is corrected, and the answer says so', async () => {
  const { titles, reading } = await find({ q: 'contarct' });
  expect(reading).toEqual({ ...AS_TYPED, corrected: 'contract' });
  expect(titles).toContain(REVIEW);
  expect((await find({ q: 'saas contarct' })).reading.corrected).toBe('saas contract');
});

test('whoever insists gets what they typed', async () => {
  const found = await find({ q: 'contarct', exact: 'true' });
  expect(found).toMatchObject({ titles: [], total: 0, reading: AS_TYPED });
});

test('words that are found are not corrected, nor are those that are like nothing', async () => {
  expect((await find({ q: 'contracts' })).reading).toEqual(AS_TYPED);
  expect(await find({ q: 'zxqwvbk' })).toMatchObject({ total: 0, reading: AS_TYPED });
});

test('where nothing has all of the words, what has some is shown', async () => {
  const { titles, reading } = await find({ q: 'payroll warehouse' });
  expect(reading).toEqual({ ...AS_TYPED, isPartial: true });
  expect(titles.toSorted()).toEqual([PIPELINE, PAYROLL, WAREHOUSE]);
});

test('words are found whatever joins them', async () => {
  const { titles } = await find({ q: 'data warehouse' });
  expect(titles).toContain(WAREHOUSE);
  for (const q of ['data-warehouse', 'data/warehouse', 'warehouse/data', 'data,warehouse', 'ware-house'])
    expect((await find({ q })).titles, q).toContain(WAREHOUSE);
  expect((await find({ q: 'e-mail' })).titles).toEqual((await find({ q: 'email' })).titles);
  expect((await find({ q: 'front-end' })).titles).toEqual(
    expect.arrayContaining((await find({ q: 'frontend' })).titles),
  );
});

test('a sentence that asks for something is taken for what it asks for', async () => {
  const { titles } = await find({ q: 'payroll' });
  for (const q of ['I need payroll, please', 'looking for someone for payroll', 'help me with payroll'])
    expect(await find({ q }), q).toMatchObject({ titles, reading: AS_TYPED });
  expect((await find({ q: 'please' })).reading).toEqual(AS_TYPED);
});

test('where a misspelled word is found in a text or two, the usual spelling is suggested', async () => {
  const ana = await demoPerson('pro');
  const [first] = await ana.ok('GET /api/service/professional/all', { query: {} });
  if (!first) throw new Error('Ana offers nothing');
  const { disciplineId, categoryId } = first;
  await ana.ok('POST /api/service/add', {
    body: {
      title: 'Reading of what you signed',
      description: 'Any contarct that you have.',
      disciplineId,
      categoryId,
      skills: [],
      experience: 12,
      pricing: 'FIXED',
      priceCents: 5_000,
      consultationMinutes: 30,
    },
  });
  const { titles, reading } = await find({ q: 'contarct' });
  expect(titles).toEqual(['Reading of what you signed']);
  expect(reading).toEqual({ ...AS_TYPED, suggested: 'contract' });
});

test('a category that gets another name is found by it', async () => {
  const disciplines = await world.nobody.ok('GET /api/discipline');
  const payroll = disciplines.flatMap(({ categories }) => categories).find(({ name }) => name === 'Payroll');
  expect((await find({ q: 'remunerations' })).titles).toEqual([]);
  const admin = await demoPerson('admin');
  const body = { id: payroll?.id ?? '', name: 'Remuneration' };
  await admin.ok('PUT /api/discipline/admin/category', { body });
  expect((await find({ q: 'remunerations' })).titles).toEqual([PAYROLL]);
});

test('people are found without their accents, and by other words for their work', async () => {
  const named = await world.nobody.ok('GET /api/users/professional/all', { query: { q: 'rincon' } });
  expect(named.items.map(({ displayName }) => displayName)).toEqual(['Ana Rincón']);
  const { items } = await world.nobody.ok('GET /api/users/professional/all', { query: { q: 'attorney' } });
  expect(items.map(({ displayName }) => displayName)).toContain('Ana Rincón');
});

test('postings are searched in the same way', async () => {
  const { items, reading } = await world.nobody.ok('GET /api/job/jobPosting/all', {
    query: { q: 'lisence' },
  });
  expect(reading.corrected).toBe('license');
  expect(items.map(({ title }) => title)).toContain('License for a board game that three publishers want');
});

test('corrections of people are only suggested: a surname is no typing error', async () => {
  const { items, reading } = await world.nobody.ok('GET /api/users/professional/all', {
    query: { q: 'attorny' },
  });
  expect(reading).toEqual({ ...AS_TYPED, suggested: 'attorney' });
  expect(items).toEqual([]);
});

test('ids of categories and disciplines cannot be searched for', async () => {
  const [discipline] = await world.nobody.ok('GET /api/discipline');
  for (const id of [discipline?.id, discipline?.categories[0]?.id]) {
    for (const q of [id?.slice(0, 3), id?.slice(0, 8), id, `#${id}`, `"#${id}"`]) {
      if (q === undefined) throw new Error('there is no discipline');
      expect((await find({ q, exact: 'true' })).total, q).toBe(0);
      const people = await world.nobody.ok('GET /api/users/professional/all', {
        query: { q, exact: 'true' },
      });
      expect(people.total, q).toBe(0);
    }
  }
});

async function words(): Promise<Record<string, number>> {
  await world.platform.db.executeQuery(
    sql`select add_up_search_words(2000000000)`.compile(world.platform.db),
  );
  const rows = await world.platform.db.selectFrom('searchWords').select(['word', 'uses']).execute();
  return Object.fromEntries(rows.map(({ word, uses }) => [word, uses]));
}

test('words that nobody may see any more are neither told nor kept', async () => {
  const ana = await demoPerson('pro');
  const { disciplineId, categoryId } =
    (await ana.ok('GET /api/service/professional/all', { query: {} }))[0] ?? {};
  if (!disciplineId || !categoryId) throw new Error('Ana offers nothing');
  const body = {
    title: 'Zephyrine zephyrine advice',
    description: 'Once upon a time.',
    disciplineId,
    categoryId,
    skills: ['Zephyrine'],
    experience: 12 as const,
    pricing: 'FIXED' as const,
    priceCents: 5_000,
    consultationMinutes: 30,
  };
  await ana.ok('POST /api/service/add', { body });
  const change = (fields: object) =>
    world.platform.db.updateTable('services').set(fields).where('title', 'like', 'Zephyrine%').execute();
  expect((await words())['zephyrine']).toBe(1);
  await change({ title: 'Zephyrine news' });
  await change({ title: 'Zephyrine zephyrine advice' });
  expect((await words())['zephyrine']).toBe(1);
  expect((await find({ q: 'zephyrime' })).reading.corrected).toBe('zephyrine');

  await change({ active: false });
  // Not taken back yet.
  expect((await find({ q: 'zephyrime' })).reading).toEqual(AS_TYPED);
  expect((await find({ q: 'zephyrime payroll' })).reading).toEqual({ ...AS_TYPED, isPartial: true });
  expect((await words())['zephyrine']).toBeUndefined();

  await change({ active: true });
  expect((await words())['zephyrine']).toBe(1);
  const disable = (disabledAt: string | null) =>
    world.platform.db
      .updateTable('users')
      .set({ disabledAt })
      .where('email', '=', 'pro@demo.parley.test')
      .execute();
  await disable('2026-11-20T15:42:00.000Z');
  await change({ active: false });
  await change({ active: true });
  expect((await words())['zephyrine']).toBeUndefined();
  await disable(null);
  expect((await words())['zephyrine']).toBe(1);
});

test('words like “the” are not corrected', async () => {
  await world.platform.db
    .insertInto('searchWords')
    .values({ word: 'otter', stem: 'otter', uses: 9 })
    .execute();
  expect((await find({ q: 'other wareohuse' })).reading).toEqual({
    ...AS_TYPED,
    corrected: 'other warehouse',
  });
});
