import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, LAW, tendai } from '../../../test/cast.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { understand } from '../../platform/search/understand.ts';
import { servicePage, type ServiceQuery } from './queries-list.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sql`insert into services (id, professional_id, title, description, discipline_id, category_id, experience, pricing,
      price_cents, consultation_minutes, created_at, rating_sum, rating_count)
    select gen_random_uuid(), case when n % 2 = 0 then ${ana.id}::uuid else ${tendai.id}::uuid end, 'Offer ' || n,
      case when n % 400 = 0 then 'rare words ' else 'common words ' end || repeat('and what else is done ', 30), ${LAW.id}, ${LAW.contracts}, 12, 'FIXED',
      50 + (n * 7919) % 100000, 30, '2026-01-01'::timestamptz + n * interval '1 minute', n % 6, 1
    from generate_series(1, 4000) n`.execute(world.platform.db);
  // With the vacuum, as new rows wait outside of the search index until then.
  await sql`vacuum (analyze) services, users`.execute(world.platform.db);
});
afterAll(() => world.close());

/** The nodes of the query's plan. */
async function planOf(query: Partial<ServiceQuery>): Promise<Plan[]> {
  const { viewerId = null, ...asked } = query;
  const search = query.q === undefined ? undefined : await understand(world.platform.db, query.q);
  const page = servicePage(
    { sort: 'relevance', limit: 20, ...asked, viewerId, search },
    world.platform.clock.instant(),
  );
  const { rows } = await sql<Record<string, { Plan: Plan }[]>>`explain (format json) ${page}`.execute(
    world.platform.db,
  );
  const root = Object.values(rows[0] ?? {})[0]?.[0]?.Plan;
  return root ? flat(root) : [];
}

function flat(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flat)];
}

const scansOf = (plan: Plan[]) =>
  plan
    .filter((node) => node['Relation Name'] === 'services')
    .map((node) => [node['Node Type'], node['Index Name']]);

test.each(['newest', 'price', 'rating'] as const)(
  'the %s list of thousands of services reads its index and never the whole table, on every page',
  async (sort) => {
    const alone = [['Index Scan', `services_${sort}`]];
    expect(scansOf(await planOf({ sort }))).toEqual(alone);
    expect(scansOf(await planOf({ sort, limit: 100 }))).toEqual(alone);
    const { nextCursor, total } = await world.nobody.ok('GET /api/service/all', {
      query: { sort, limit: 5 },
    });
    expect(total).toBe(1001);
    expect(scansOf(await planOf({ sort, cursor: nextCursor ?? 'none' }))).toEqual(alone);
  },
);

test('whoever has blocked people gets their list from the same index, however many others have', async () => {
  await sql`insert into users (id, email, first_name, last_name, display_name, role, time_zone, password_hash, created_at)
    select gen_random_uuid(), 'n' || n || '@many.test', 'N', 'N', 'N', 'CLIENT', 'UTC', 'x', '2026-01-01'
    from generate_series(1, 3000) n`.execute(world.platform.db);
  await sql`insert into user_blocks (blocker_id, blocked_id, created_at)
    select id, ${tendai.id}, '2026-01-01' from users where id <> ${tendai.id}`.execute(world.platform.db);
  await sql`analyze users, user_blocks`.execute(world.platform.db);
  const plan = await planOf({ sort: 'newest', viewerId: clara.id });
  expect(scansOf(plan)).toEqual([['Index Scan', 'services_newest']]);
  const blocks = plan.filter((node) => node['Relation Name'] === 'user_blocks');
  expect(blocks.map((node) => [node['Node Type'], node['Index Name']])).toEqual([
    ['Index Only Scan', 'user_blocks_pkey'],
  ]);
  const { items, total } = await (await world.as(clara)).ok('GET /api/service/all', { query: { limit: 5 } });
  expect(total).toBe(1001);
  expect(items.map(({ professional }) => professional.id)).toEqual(Array.from({ length: 5 }, () => ana.id));
});

test.each([
  ['discipline', { disciplineId: LAW.id }],
  ['category', { categoryId: LAW.contracts }],
])('services of a %s are not looked for in the whole table', async (_what, filter) => {
  expect(scansOf(await planOf({ sort: 'newest', ...filter })).map(([type]) => type)).toEqual(['Index Scan']);
});

test('a rare word is looked up in the search index', async () => {
  const nodes = await planOf({ q: 'rare', isFew: true });
  expect(nodes.map((node) => node['Index Name'])).toContain('services_search');
});

test('two common words are ranked among the best rated matches only', async () => {
  const { items, total } = await world.nobody.ok('GET /api/service/all', {
    query: { q: 'common words', limit: 1 },
  });
  expect(total).toBe(1001);
  const limits = (await planOf({ q: 'common words' })).filter((node) => node['Node Type'] === 'Limit');
  // The page, the best rated services, and the matches among them or among all.
  expect(limits).toHaveLength(4);
  expect(items).toHaveLength(1);
});

test('the service that many rated five stars is the best match, however many newer ones have the same words', async () => {
  await sql`insert into services (id, professional_id, title, description, discipline_id, category_id, experience, pricing,
      price_cents, consultation_minutes, created_at, rating_sum, rating_count)
    select gen_random_uuid(), professional_id, 'Offer 1', description, discipline_id, category_id, experience, pricing,
      price_cents, consultation_minutes, '2025-01-01', 250, 50 from services where title = 'Offer 1'`.execute(
    world.platform.db,
  );
  const { items } = await world.nobody.ok('GET /api/service/all', {
    query: { q: 'common words', limit: 20 },
  });
  expect(items.map(({ rating }) => [rating.count, rating.average])).toEqual([
    [50, 5],
    ...Array.from({ length: 19 }, () => [1, 5]),
  ]);
});
