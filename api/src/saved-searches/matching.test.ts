import type { SavedFilters } from '@parley/contract/saved-searches/schemas.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, DATA, LAW, milo, nima, tendai, type Character } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { createWorld, type World } from '../../test/world.ts';
import { found } from '../platform/http/refuse.ts';
import { matchNews } from './match-news.ts';

/** Words with inflections, synonyms, accents and beginnings in common. */
const TITLES = [
  'Contract review',
  'Reviewing contracts',
  'Lawyer for start-ups',
  'Résumé design',
  'Data boards',
];
const BODIES = ['We draft agreements.', 'Dashboards in SQL.', 'The attorney you need.', 'Design of a logo.'];
const WORDS = [
  'contract',
  'contracts rev',
  'attorney',
  'design',
  'resume',
  'law',
  'dashboards sql',
  '"contract review"',
  'contract -review',
  'logo or boards',
  'the',
  'zqxj',
];
const SKILLS = ['SQL', 'NDA', 'Figma'];
const PLACES = [
  { disciplineId: LAW.id, categoryId: LAW.contracts },
  { disciplineId: LAW.id, categoryId: LAW.employment },
  { disciplineId: DATA.id, categoryId: DATA.pipelines },
];
const experience = fc.constantFrom(12 as const, 36 as const, 60 as const);
const pricing = fc.constantFrom('FIXED' as const, 'HOURLY' as const);
const cents = fc.constantFrom(1_000, 5_000, 9_000, 50_000);

const item = fc.record({
  title: fc.constantFrom(...TITLES),
  description: fc.constantFrom(...BODIES),
  place: fc.constantFrom(...PLACES),
  skills: fc.subarray(SKILLS),
  experience,
  pricing,
  prices: fc.tuple(cents, cents).map((both) => both.toSorted((one, other) => one - other)),
});
const filter: fc.Arbitrary<SavedFilters> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ q: fc.constantFrom(...WORDS) }) },
  fc.constantFrom<SavedFilters>(...PLACES, { disciplineId: LAW.id }),
  fc.record({ skills: fc.constantFrom('sql', 'Nda', 'figma, sql') }),
  fc.record({ experience }),
  fc.record({ pricing }),
  fc.record({ minCents: cents }),
  fc.record({ maxCents: cents }),
);
/** One or two filters. */
const filters = fc.tuple(filter, filter).map(([one, other]) => ({ ...one, ...other }));

let world: World;
const clients = new Map<string, Client>();
beforeAll(async () => {
  world = await createWorld({ settings: { WRITES_IN_10_SECONDS: '100000', READS_IN_10_SECONDS: '100000' } });
  for (const who of [clara, milo, ana, tendai, nima]) clients.set(who.id, await world.as(who));
  await as(clara).ok('POST /api/users/block/:id', { params: { id: tendai.id } });
  await as(ana).ok('POST /api/users/block/:id', { params: { id: milo.id } });
}, 60_000);
afterAll(() => world.close());

const as = (who: Pick<Character, 'id'>) => found(clients.get(who.id));

async function saveSearches(seed: number): Promise<void> {
  const many = fc.sample(filters, { seed, numRuns: 90 });
  for (const [n, chosen] of many.entries()) {
    const who = found([clara, milo, ana, tendai, nima][n % 5]);
    const kind = n % 2 === 0 ? ('SERVICE' as const) : ('POSTING' as const);
    const body = { kind, name: `Search ${n}`, filters: chosen, frequency: 'WEEKLY' as const };
    await as(who).call('POST /api/saved-search', { body });
  }
}

async function publish(seed: number): Promise<string[]> {
  const ids: string[] = [];
  for (const [n, { place, prices, ...fields }] of fc.sample(item, { seed, numRuns: 24 }).entries()) {
    const [least = 0, most = 0] = prices;
    const service = { ...fields, ...place, priceCents: most, consultationMinutes: 30 };
    const posting = { ...fields, ...place, budgetMinCents: least, budgetMaxCents: most };
    const added =
      n % 2 === 0
        ? await as([ana, tendai][(n / 2) % 2] ?? ana).ok('POST /api/service/add', { body: service })
        : await as([clara, milo][((n - 1) / 2) % 2] ?? clara).ok('POST /api/job/jobPosting', {
            body: posting,
          });
    ids.push(added.id);
  }
  return ids;
}

/** What the list shows its reader of these, without their own. */
async function listed(who: string, kind: string, chosen: SavedFilters, ids: readonly string[]) {
  const query = { ...chosen, exact: 'true', limit: 100 };
  const { items } =
    kind === 'SERVICE'
      ? await as({ id: who }).ok('GET /api/service/all', { query })
      : await as({ id: who }).ok('GET /api/job/jobPosting/all', { query });
  const others = items.filter((each) => ('client' in each ? each.client.id : each.professional.id) !== who);
  return others.map(({ id }) => id).filter((id) => ids.includes(id));
}

test.each([1, 2, 3])(
  'a saved search finds of what is new what its list shows (seed %i)',
  async (seed) => {
    const { db } = world.platform;
    await db.deleteFrom('savedSearches').execute();
    await saveSearches(seed);
    world.platform.clock.advance(60);
    const ids = await publish(seed);
    expect(await matchNews(world.platform)).toBe(ids.length);
    expect(await matchNews(world.platform)).toBe(0);
    const searches = await db.selectFrom('savedSearches').selectAll().execute();
    expect(searches.length).toBeGreaterThan(60);
    let hits = 0;
    for (const { id, userId, kind, filters: chosen, found: items, foundCount, name } of searches) {
      const expected = await listed(userId, kind, chosen, ids);
      expect({ id, name, chosen, items: items.toSorted(), foundCount }).toEqual({
        id,
        name,
        chosen,
        items: expected.toSorted(),
        foundCount: expected.length,
      });
      hits += expected.length;
    }
    expect(hits).toBeGreaterThan(50);
  },
  120_000,
);
