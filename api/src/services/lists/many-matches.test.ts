import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, LAW } from '../../../test/cast.ts';
import { createWorld, type World } from '../../../test/world.ts';

const SERVICES = 14_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
  // The better the later: what only the first have is said by none of the 10,000 best rated.
  await sql`insert into services (id, professional_id, title, description, discipline_id, category_id, experience, pricing,
      price_cents, consultation_minutes, created_at, rating_sum, rating_count)
    select gen_random_uuid(), ${ana.id}, 'Offer ' || n,
      'Common' || case when n <= 2000 then ' seldom' else '' end || case when n % 12 = 0 then ' twelfth' else '' end,
      ${LAW.id}, ${LAW.contracts}, 12, 'FIXED', 5000, 30, '2026-01-01', n, ${SERVICES}
    from generate_series(1, ${SERVICES}::int) n`.execute(world.platform.db);
  await sql`vacuum (analyze) services`.execute(world.platform.db);
}, 240_000);
afterAll(() => world.close());

/** The numbers of all services on the pages of a list, the best rated first. */
async function listed(q: string, sort: 'relevance' | 'inCommon' = 'relevance'): Promise<number[]> {
  const numbers: number[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { q, sort, limit: 100, ...(cursor && { cursor }) };
    const page = await world.nobody.ok('GET /api/service/all', { query });
    numbers.push(...page.items.map(({ title }) => Number(title.split(' ')[1])));
    cursor = page.nextCursor;
  } while (cursor);
  return numbers.toSorted((one, other) => other - one);
}

const down = (from: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => from - index * step);

test('of a word that all have, the thousand best rated are ranked', async () => {
  expect(await listed('common')).toEqual(down(SERVICES, 1_000));
});

test('of a word that every twelfth has, those among the ten thousand best rated are ranked', async () => {
  const { total } = await world.nobody.ok('GET /api/service/all', { query: { q: 'twelfth' } });
  expect(total).toBe(1_001);
  // Those are 4,001 to 14,000.
  expect(await listed('twelfth')).toEqual(down(13_992, 833, 12));
});

test('a word that none of the best rated has is found all the same', async () => {
  expect(await listed('seldom')).toEqual(down(2_000, 1_000));
  expect(await listed('seldom', 'inCommon')).toEqual(down(2_000, 1_000));
});
