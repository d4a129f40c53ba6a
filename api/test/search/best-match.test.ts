import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../../seeds/main.ts';
import { createWorld, type World } from '../world.ts';
import { JUDGED, UNSEEN } from './judged-queries.ts';
import { ndcg } from './ndcg.ts';

/** nDCG@10. */
const GOAL = 0.85;
const UNSEEN_GOAL = 0.85;

let world: World;
let titles: string[];
beforeAll(async () => {
  const now = new Date('2026-11-20T15:42:00.000Z');
  world = await createWorld({ outside: true, fill: (places) => seed({ ...places, demo: 'full', now }) });
  await world.settle();
  titles = await allTitles();
});
afterAll(() => world.close());

async function allTitles(cursor?: string): Promise<string[]> {
  const query = { sort: 'newest' as const, limit: 50, ...(cursor && { cursor }) };
  const { items, nextCursor } = await world.nobody.ok('GET /api/service/all', { query });
  const here = items.map(({ title }) => title);
  return nextCursor === null ? here : [...here, ...(await allTitles(nextCursor))];
}

/** What the first ten results of a search are worth, between 0 and 1. */
async function worthOf(q: string, judged: Judged): Promise<number> {
  const { items } = await world.nobody.ok('GET /api/service/all', { query: { q, limit: 10 } });
  const found = items.map(({ title }) => judged.find(([start]) => title.startsWith(start))?.[1] ?? 0);
  const wanted = judged.map(([, grade]) => grade);
  return ndcg(found, wanted);
}

type Judged = [start: string, grade: number][];

/** The mean of all searches, and each with its own, the worst first. */
async function measure(searches: typeof JUDGED): Promise<{ mean: number; each: string[] }> {
  const worth = await Promise.all(
    Object.entries(searches).map(async ([q, judged]) => ({
      q,
      ndcg: await worthOf(q, Object.entries(judged)),
    })),
  );
  const mean = worth.reduce((sum, one) => sum + one.ndcg, 0) / worth.length;
  const sorted = worth.toSorted((one, other) => one.ndcg - other.ndcg);
  return { mean, each: sorted.map((one) => `${one.ndcg.toFixed(2)} ${one.q}`) };
}

test('each judged title begins exactly one service of the demo world', () => {
  const starts = [JUDGED, UNSEEN].flatMap((searches) => Object.values(searches).flatMap(Object.keys));
  const unclear = starts.filter((start) => titles.filter((title) => title.startsWith(start)).length !== 1);
  expect(unclear).toEqual([]);
});

test('other words for the same count in their discipline only', async () => {
  // Architects build houses; others build APIs and test pipelines.
  const { items } = await world.nobody.ok('GET /api/service/all', { query: { q: 'architect', limit: 50 } });
  const disciplines = await world.nobody.ok('GET /api/discipline');
  const architecture = disciplines.find(({ name }) => name === 'Architecture and interiors');
  expect([...new Set(items.map(({ disciplineId }) => disciplineId))]).toEqual([architecture?.id]);
});

test.each([
  ['sixty searches', JUDGED, 60, GOAL],
  ['searches that it was not weighed with', UNSEEN, 18, UNSEEN_GOAL],
])('%s find what people look for, the best first', async (_which, searches, least, goal) => {
  const { mean, each } = await measure(searches);
  if (process.env.SHOW_SEARCHES) process.stdout.write(`${mean.toFixed(3)}\n${each.join('\n')}\n`);
  expect(each.length).toBeGreaterThanOrEqual(least);
  expect(mean, `nDCG@10, the worst first: ${each.slice(0, 12).join(', ')}`).toBeGreaterThanOrEqual(goal);
});
