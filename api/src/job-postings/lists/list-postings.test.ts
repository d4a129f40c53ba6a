import type { Input } from '@parley/contract/endpoint.ts';
import type { listPostings } from '@parley/contract/job-postings/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clara, DATA, LAW, milo } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { postingPage } from './queries-list.ts';

const law = { disciplineId: LAW.id, categoryId: LAW.contracts, experience: 60, pricing: 'FIXED' } as const;
const data = {
  disciplineId: DATA.id,
  categoryId: DATA.pipelines,
  experience: 12,
  pricing: 'HOURLY',
} as const;
const sentence = 'This sentence is said again and again. ';
const WANTED = [
  {
    ...law,
    title: 'Terms of service',
    description: sentence.repeat(12),
    skills: ['SaaS'],
    budgetMinCents: 50_000,
    budgetMaxCents: 90_000,
  },
  {
    ...law,
    title: 'Hiring contract',
    description: 'And its terms.',
    skills: [],
    budgetMinCents: 10_000,
    budgetMaxCents: 50_000,
  },
  {
    ...data,
    title: 'Nightly pipeline',
    description: 'In dbt.',
    skills: ['dbt'],
    budgetMinCents: 9_000,
    budgetMaxCents: 9_500,
  },
];

let world: World;
let first: Client;
beforeAll(async () => {
  world = await createWorld();
  first = await world.as(clara);
  const second = await world.as(milo);
  for (const [index, body] of WANTED.entries()) {
    await (index === 2 ? second : first).ok('POST /api/job/jobPosting', { body });
  }
  const { id } = await first.ok('POST /api/job/jobPosting', { body: { ...WANTED[0], ...law, ...closed } });
  await first.ok('POST /api/job/jobPosting/:id/close', { params: { id } });
});
afterAll(() => world.close());

const closed = {
  title: 'Closed long ago',
  description: 'Terms.',
  skills: [],
  budgetMinCents: 50,
  budgetMaxCents: 99_000,
};

type Query = Input<typeof listPostings>['query'];
const list = (query: Query) => world.nobody.ok('GET /api/job/jobPosting/all', { query });
const titles = async (query: Query) => (await list(query)).items.map(({ title }) => title);

describe('open postings are found', () => {
  test('all of them, the newest first, each with an excerpt and its client', async () => {
    const { items, total, nextCursor } = await list({});
    expect(items.map(({ title }) => title)).toEqual([
      'Nightly pipeline',
      'Hiring contract',
      'Terms of service',
    ]);
    expect([total, nextCursor]).toEqual([3, null]);
    const [last, short] = [items[2], items[1]];
    expect(last?.excerpt).toBe(`${sentence.repeat(5)}This…`);
    expect(last?.excerpt.length).toBeLessThanOrEqual(201);
    expect(short?.excerpt).toBe('And its terms.');
    expect(last?.client).toMatchObject({ id: clara.id, displayName: 'Clara Brandt', postings: 3, hires: 0 });
    expect(items[0]?.client).toMatchObject({
      id: milo.id,
      postings: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
  });

  test.each<[string, Query, string[]]>([
    ['words, in titles before texts', { q: 'terms' }, ['Terms of service', 'Hiring contract']],
    ['a word still being typed', { q: 'night' }, ['Nightly pipeline']],
    ['discipline', { disciplineId: DATA.id }, ['Nightly pipeline']],
    ['category', { categoryId: LAW.contracts }, ['Hiring contract', 'Terms of service']],
    ['skills, in any case', { skills: 'saas' }, ['Terms of service']],
    ['experience and pricing', { experience: 12, pricing: 'HOURLY' }, ['Nightly pipeline']],
    [
      'a least amount that the budget still reaches',
      { minCents: 50_000 },
      ['Hiring contract', 'Terms of service'],
    ],
    [
      'a most amount that the budget begins below',
      { maxCents: 10_000 },
      ['Nightly pipeline', 'Hiring contract'],
    ],
    ['amounts that lie within the budget', { minCents: 20_000, maxCents: 30_000 }, ['Hiring contract']],
    [
      'budget, the highest first',
      { sort: 'budget' },
      ['Terms of service', 'Hiring contract', 'Nightly pipeline'],
    ],
    ['any number as an amount', { minCents: Number.MAX_SAFE_INTEGER }, []],
  ])('by %s', async (_by, query, expected) => {
    const { items, total } = await list(query);
    expect(items.map(({ title }) => title)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  test.each<Query>([{ sort: 'newest' }, { sort: 'budget' }, { q: 'terms or pipeline' }])(
    'in pages that together are the whole list, with %o',
    async (query) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ ...query, limit: 1, cursor });
        found.push(...page.items.map(({ title }) => title));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(found).toEqual(await titles(query));
      expect(found).toHaveLength(3);
    },
  );

  test('with a cursor of another list: it is refused', async () => {
    const { nextCursor } = await list({ sort: 'newest', limit: 1 });
    const query = { sort: 'budget', cursor: nextCursor ?? 'none' } as const;
    const answer = await world.nobody.call('GET /api/job/jobPosting/all', { query });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'cursor' }] });
  });
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Alias?: string;
  Plans?: Plan[];
}

test.each(['newest', 'budget'] as const)(
  'the %s list of thousands reads its index and never the whole table',
  async (sort) => {
    const { db } = world.platform;
    await sql`insert into job_postings (id, client_id, title, description, discipline_id, category_id, experience, pricing,
      budget_min_cents, budget_max_cents, status, created_at, closes_at)
    select gen_random_uuid(), ${milo.id}, 'Posting ' || n, 'Words', ${LAW.id}, ${LAW.contracts}, 12, 'FIXED', 50,
      50 + (n * 7919) % 100000, 'OPEN', '2026-01-01'::timestamptz + n * interval '1 minute', '2027-01-01'
    from generate_series(1, 3000) n`.execute(db);
    await sql`analyze job_postings, users`.execute(db);
    const { rows } = await sql<
      Record<string, { Plan: Plan }[]>
    >`explain (format json) ${postingPage({ sort, limit: 20, viewerId: null })}`.execute(db);
    const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
    const nodes = Object.values(rows[0] ?? {}).flatMap(([answer]) => (answer ? flat(answer.Plan) : []));
    const scans = nodes.filter(
      (node) => node['Relation Name'] === 'job_postings' && node.Alias?.startsWith('p'),
    );
    expect(scans.map((node) => [node['Node Type'], node['Index Name']])).toEqual([
      ['Index Scan', `job_postings_${sort}`],
    ]);
  },
);
