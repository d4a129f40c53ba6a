import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { seed } from '../../seeds/main.ts';
import { createWorld, type World } from '../world.ts';

const LISTS = ['/api/service/all', '/api/users/professional/all', '/api/job/jobPosting/all'];
/** With everything else that runs at the same time. */
const LONGEST_MS = 1_000;

let world: World;
beforeAll(async () => {
  world = await createWorld({
    outside: true,
    fill: (places) => seed({ ...places, demo: 'small', now: new Date('2026-11-20T15:42:00.000Z') }),
  });
});
afterAll(() => world.close());

const Refused = z.object({ code: z.string(), errors: z.array(z.object({ path: z.string() })) });
const Found = z.object({ data: z.object({ total: z.int(), nextCursor: z.string().nullable() }) });

async function ask(list: string, query: Record<string, string>) {
  const started = performance.now();
  const { statusCode, body } = await world.app.inject({ url: list, query });
  const ms = performance.now() - started;
  return { status: statusCode, body: JSON.parse(body), ms };
}

/** What it is refused for. */
async function refusal(list: string, query: Record<string, string>) {
  const { status, body } = await ask(list, query);
  const { code, errors } = Refused.parse(body);
  return { status, code, paths: errors.map(({ path }) => path) };
}

/** How many it finds, in time. */
async function found(list: string, query: Record<string, string>): Promise<number> {
  const { status, body, ms } = await ask(list, query);
  expect(status).toBe(200);
  expect(ms).toBeLessThan(LONGEST_MS);
  return Found.parse(body).data.total;
}

describe.each(LISTS)('%s', (list) => {
  test.each<[string, string, Record<string, string>]>([
    ['two hundred words', 'q', { q: 'contract '.repeat(200) }],
    ['no word', 'q', { q: '   ' }],
    ['a byte that no text has', 'q', { q: 'contract\0' }],
    ['forty skills', 'skills', { skills: Array.from({ length: 40 }, (_, n) => `s${n}`).join(',') }],
    ['a cursor that is none', 'cursor', { cursor: 'here' }],
    ['a page of a million', 'limit', { limit: '1000000' }],
    ['an order that there is not', 'sort', { sort: 'price; drop table services' }],
  ])('refuses %s', async (_what, path, query) => {
    expect(await refusal(list, query)).toEqual({ status: 400, code: 'invalid_input', paths: [path] });
  });

  test('refuses a query key that it does not know', async () => {
    expect(await refusal(list, { q: 'contract', utm_source: 'mail' })).toMatchObject({ status: 400 });
  });

  test.each([
    ['sixty letters', 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3).slice(0, 119)],
    ['words that are in every text only', 'of to and a by for'],
    ['nothing but signs', '&|!():*<->'],
    ['one word of 120 letters', 'x'.repeat(120)],
    ['the same word again and again', 'contarct '.repeat(13).trim()],
  ])('answers %s in time', async (_what, q) => {
    await found(list, { q });
  });

  test('does not take one letter for the beginning of every word', async () => {
    expect(await found(list, { q: 'c' })).toBeLessThan(await found(list, { q: 'con' }));
  });
});

test('nothing costs between a price and a lower one', async () => {
  for (const list of ['/api/service/all', '/api/job/jobPosting/all'])
    expect(await found(list, { minCents: '50000', maxCents: '10000' })).toBe(0);
});

test('a cursor of a list in another order is refused', async () => {
  const [services = '', , postings = ''] = LISTS;
  const first = await ask(services, { sort: 'newest', limit: '1' });
  const cursor = Found.parse(first.body).data.nextCursor ?? '';
  for (const [list, sort] of [
    [services, 'price'],
    [services, 'rating'],
    [postings, 'budget'],
  ] as const)
    expect(await refusal(list, { sort, cursor })).toEqual({
      status: 400,
      code: 'invalid_input',
      paths: ['cursor'],
    });
  expect(await refusal(services, { q: 'contract', cursor })).toMatchObject({ paths: ['cursor'] });
});
