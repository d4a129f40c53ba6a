import type { Input } from '@parley/contract/endpoint.ts';
import type { listServices } from '@parley/contract/services/endpoints.ts';
import { COUNTED_TO } from '@parley/contract/numbers.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, DATA, LAW, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter, hoursAfter, minutesAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { recordServiceRating } from '../record-rating.ts';

const law = { disciplineId: LAW.id, categoryId: LAW.contracts, experience: 60, pricing: 'FIXED' } as const;
const data = {
  disciplineId: DATA.id,
  categoryId: DATA.pipelines,
  experience: 12,
  pricing: 'HOURLY',
} as const;
const OFFERS = [
  {
    ...law,
    title: 'Contract review',
    description: 'We read your terms.',
    skills: ['NDA', 'SaaS'],
    priceCents: 45_000,
  },
  {
    ...law,
    title: 'Employment advice',
    description: 'Also a contract or two.',
    skills: ['NDA'],
    priceCents: 20_000,
  },
  {
    ...data,
    title: 'Data pipelines',
    description: 'From source to board.',
    skills: ['dbt', 'SQL'],
    priceCents: 9_000,
  },
  {
    ...data,
    title: 'Dashboards',
    description: 'Charts that say something.',
    skills: ['SQL'],
    priceCents: 9_000,
  },
];

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const people = [await world.as(ana), await world.as(ana), await world.as(tendai), await world.as(tendai)];
  for (const [index, offer] of OFFERS.entries())
    await add(people[index] ?? world.nobody, offer, index === 0 ? 120 : 30);
  await world.settle();
});
afterAll(() => world.close());

async function add(
  client: Client,
  offer: (typeof OFFERS)[number],
  consultationMinutes: number,
): Promise<void> {
  const { id } = await client.ok('POST /api/service/add', { body: { ...offer, consultationMinutes } });
  if (offer.title !== 'Data pipelines') return;
  await inTransaction(world.platform.db, (trx) => recordServiceRating(trx, id, 5));
}

type Query = Input<typeof listServices>['query'];
const list = (query: Query) => world.nobody.ok('GET /api/service/all', { query });
const titles = async (query: Query) => (await list(query)).items.map(({ title }) => title);
const now = () => world.platform.clock.instant();

describe('services are found', () => {
  test('all of them, the newest first, without a word', async () => {
    const { items, total, nextCursor } = await list({});
    expect(items.map(({ title }) => title)).toEqual(OFFERS.map(({ title }) => title).toReversed());
    expect([total, nextCursor]).toEqual([4, null]);
    expect(items[0]).toMatchObject({
      image: null,
      professional: { id: tendai.id, timeZone: tendai.timeZone },
    });
  });

  test('by their words, in titles before texts', async () => {
    expect(await titles({ q: 'contracts' })).toEqual(['Contract review', 'Employment advice']);
    expect(await titles({ q: 'contract -employment' })).toEqual(['Contract review']);
    expect(await titles({ q: '"your terms"' })).toEqual(['Contract review']);
    expect((await list({ q: 'zebra' })).total).toBe(0);
  });

  test('while the last word is still being typed', async () => {
    expect(await titles({ q: 'contract revi' })).toEqual(['Contract review']);
    expect(await titles({ q: 'dash' })).toEqual(['Dashboards']);
  });

  test.each(["'", '!', '& |', ':*', '"', 'a:* & b', '\\', 'or', 'the', '-', '<->', '(((', '%', '💥'])(
    'or not, by %o',
    async (q) => {
      expect((await list({ q })).total).toBeLessThanOrEqual(4);
    },
  );

  test.each<[string, Query, string[]]>([
    ['discipline', { disciplineId: DATA.id }, ['Dashboards', 'Data pipelines']],
    ['category', { categoryId: LAW.contracts }, ['Employment advice', 'Contract review']],
    ['all of the skills, in any case', { skills: 'nda, saas' }, ['Contract review']],
    ['experience', { experience: 12 }, ['Dashboards', 'Data pipelines']],
    ['pricing', { pricing: 'HOURLY', q: 'data' }, ['Data pipelines']],
    ['the price’s lower end', { minCents: 20_000 }, ['Employment advice', 'Contract review']],
    ['the price’s upper end', { maxCents: 20_000, disciplineId: LAW.id }, ['Employment advice']],
    ['any number as a price', { maxCents: Number.MAX_SAFE_INTEGER, minCents: 45_000 }, ['Contract review']],
    ['rating', { minRating: 4.5 }, ['Data pipelines']],
  ])('by %s', async (_by, query, expected) => {
    const { items, total } = await list(query);
    expect(items.map(({ title }) => title)).toEqual(expected);
    expect(total).toBe(expected.length);
  });
});

describe('services are sorted', () => {
  test('by price from the cheapest, by rating from the best', async () => {
    expect((await titles({ sort: 'price' })).slice(2)).toEqual(['Employment advice', 'Contract review']);
    expect((await titles({ sort: 'rating' }))[0]).toBe('Data pipelines');
  });

  test.each<Query>([
    { sort: 'newest' },
    { sort: 'price' },
    { sort: 'rating' },
    { q: 'contract or data or charts' },
  ])('in pages that together are the whole list, with %o', async (query) => {
    const whole = await titles(query);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...query, limit: 1, cursor });
      expect(page.total).toBe(whole.length);
      found.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(whole);
    expect(whole.length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['nonsense', 'nonsense'],
    [
      'another list’s',
      Buffer.from('["2026-01-01T00:00:00.000Z","01900000-0000-7000-8000-000000000001"]').toString(
        'base64url',
      ),
    ],
    [
      'a number beyond the column',
      Buffer.from('[1e300,"01900000-0000-7000-8000-000000000001"]').toString('base64url'),
    ],
  ])('after a cursor of ours only: %s is refused', async (_what, cursor) => {
    const answer = await world.nobody.call('GET /api/service/all', { query: { sort: 'price', cursor } });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path: 'cursor' }] });
  });

  test('after an instant that there is, only', async () => {
    for (const value of ['0000-01-01T00:00:00.000Z', '2026-02-30T00:00:00.000Z', 'yesterday']) {
      const cursor = Buffer.from(JSON.stringify([value, ana.id])).toString('base64url');
      expect(await world.nobody.refused('GET /api/service/all', { query: { sort: 'newest', cursor } })).toBe(
        'invalid_input',
      );
    }
  });
});

describe('services are found by time', () => {
  const rules = (from: number, to: number) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
  const setHours = async (who: typeof ana, hours: { from: number; to: number }) => {
    const client = await world.as(who);
    const body = { timeZone: 'UTC', minimumNoticeMinutes: 120, rules: rules(hours.from, hours.to) };
    await client.ok('POST /api/availability/professional', { body });
  };
  const slots = async (userId: string, query: { from: string; to: string }, minutes: number) =>
    (await world.nobody.ok('GET /api/availability/slots', { query: { userId, ...query, minutes } })).slots;

  test('exactly when the slots of their professional say so', async () => {
    await setHours(ana, { from: 900, to: 1030 });
    await setHours(tendai, { from: 1000, to: 1200 });
    const day = daysAfter(now(), 3).slice(0, 10);
    for (let quarter = 0; quarter < 16; quarter += 1) {
      const from = minutesAfter(`${day}T08:30:00.000Z`, quarter * 15);
      for (const length of [15, 60]) {
        const to = minutesAfter(from, length);
        const found = await titles({ freeFrom: from, freeTo: to });
        const theirs = [...(await slots(tendai.id, { from, to }, 30))].length > 0;
        expect(found.includes('Dashboards')).toBe(theirs);
        expect(found.includes('Employment advice')).toBe((await slots(ana.id, { from, to }, 30)).length > 0);
        // Its consultation takes two hours, but free times are at most one and a half.
        expect(found).not.toContain('Contract review');
      }
    }
  });

  test('after the notice only', async () => {
    await setHours(tendai, { from: 1, to: 2359 });
    const soon = { freeFrom: now(), freeTo: hoursAfter(now(), 1.5) };
    expect(await titles(soon)).toEqual([]);
    expect(await titles({ ...soon, freeTo: hoursAfter(now(), 2.5) })).toContain('Dashboards');
  });

  test('at this moment, when the consultation still fits', async () => {
    await setHours(tendai, { from: 1, to: 2359 });
    await setHours(ana, { from: 1, to: 2359 });
    const client = await world.as(ana);
    await client.ok('POST /api/availability/date', { body: { date: now().slice(0, 10), slots: [] } });
    expect(await titles({ availableNow: 'true' })).toEqual(['Dashboards', 'Data pipelines']);
  });

  test('never in years that no calendar of ours has, nor backwards', async () => {
    expect(await titles({ freeFrom: '0001-01-01T00:00:00Z', freeTo: '0002-01-01T00:00:00Z' })).toEqual([]);
    expect(await titles({ freeFrom: daysAfter(now(), 4), freeTo: daysAfter(now(), 2) })).toEqual([]);
    expect(await titles({ freeFrom: '9999-12-31T00:00:00Z' })).toEqual([]);
  });

  test('and counted, few as they are or more than a total says', async () => {
    const from = `${daysAfter(now(), 3).slice(0, 10)}T10:00:00.000Z`;
    const query = { freeFrom: from, freeTo: hoursAfter(from, 1) };
    const total = async () => (await world.nobody.ok('GET /api/service/all', { query })).total;
    const all = await titles(query);
    expect(await total()).toBe(all.length);
    const copy = (
      count: number,
    ) => sql`insert into services (id, professional_id, title, description, discipline_id,
        category_id, skills, experience, pricing, price_cents, consultation_minutes, created_at)
      select gen_random_uuid(), professional_id, 'Copy', description, discipline_id, category_id, skills, experience, pricing,
        price_cents, 15, created_at
      from services cross join generate_series(1, ${count}) where title = 'Dashboards'`;
    await copy(COUNTED_TO - all.length).execute(world.platform.db);
    expect(await total()).toBe(COUNTED_TO);
    // Free twice in this hour, which makes nobody more.
    const client = await world.as(tendai);
    const halves = [
      { from: 1000, to: 1015 },
      { from: 1045, to: 1100 },
    ];
    await client.ok('POST /api/availability/date', { body: { date: from.slice(0, 10), slots: halves } });
    expect(await total()).toBe(
      COUNTED_TO - (all.includes('Dashboards') ? 1 : 0) - (all.includes('Data pipelines') ? 1 : 0),
    );
    await copy(3).execute(world.platform.db);
    expect(await total()).toBe(COUNTED_TO + 1);
  });
});
