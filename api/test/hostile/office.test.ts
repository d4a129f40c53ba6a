/** @module-tag extended */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/platform/database/id.ts';
import { clara, type Character } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { createWorld, type World } from '../world.ts';

/** A shared address, like that of an office, a school or a mobile network. */
const OFFICE = '203.0.113.7';
const PEOPLE = 200;
const VISITORS = 50;

let world: World;
beforeAll(async () => {
  // Empty values count as unset.
  const asShipped = [
    'WRITES_IN_10_SECONDS',
    'READS_IN_10_SECONDS',
    'AT_ONCE_PER_NETWORK',
    'AT_ONCE_PER_USER',
  ];
  world = await createWorld({ settings: Object.fromEntries(asShipped.map((name) => [name, ''])) });
  world.app.get('/page', { config: { isPage: true } }, async () => 'A page');
}, 60_000);
afterAll(() => world.close());

const ask = async (url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') => {
  const payload = method === 'POST' ? { message: 'Help' } : undefined;
  const send = () => world.app.inject({ method, url, headers, payload, remoteAddress: OFFICE });
  let answer = await send();
  // A machine that is too slow for all of them at once says so. Here it matters whom the limits turn away.
  for (let again = 0; answer.statusCode === 503 && again < 20; again += 1) {
    await pause(250);
    answer = await send();
  }
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { status: answer.statusCode, cookie };
};

async function colleague(number: number): Promise<Character> {
  const person = { ...clara, id: newId(), email: `person${number}@office.test` };
  const { id, email, firstName, lastName, role, timeZone } = person;
  await world.platform.db
    .insertInto('users')
    .values({
      id,
      email,
      firstName,
      lastName,
      role,
      timeZone,
      displayName: `${firstName} ${lastName}`,
      passwordHash: 'none',
      createdAt: new Date().toISOString(),
    })
    .execute();
  return person;
}

/** Ten seconds of a user: pages, their API calls and a write. */
async function works(person: Character): Promise<number[]> {
  const token = { authorization: `Bearer ${(await sessionOf(world.platform, person)).accessToken}` };
  const first = await ask('/api/users', token);
  const answers = [first.status];
  for (let page = 0; page < 2; page += 1) {
    answers.push((await ask('/page', { cookie: first.cookie })).status);
    for (const url of ['/api/users', '/api/dashboard', '/api/notification/unread', '/api/discipline'])
      answers.push((await ask(url, { ...token, cookie: first.cookie })).status);
  }
  answers.push((await ask('/api/support', token, 'POST')).status);
  return answers;
}

async function visits(): Promise<number[]> {
  const page = await ask('/page', {});
  const answers = [page.status];
  for (let read = 0; read < 10; read += 1)
    answers.push((await ask('/api/discipline', { cookie: page.cookie })).status);
  return answers;
}

test('two hundred people behind one address work while somebody else there scrapes', async () => {
  const people: Character[] = [];
  for (let number = 0; number < PEOPLE; number += 1) people.push(await colleague(number));
  const visitors = await Promise.all(Array.from({ length: VISITORS }, visits));
  expect(new Set(visitors.flat())).toEqual(new Set([200]));
  const scraper = async () => {
    const answers: number[] = [];
    for (let read = 0; read < 20; read += 1) answers.push((await ask('/api/discipline', {})).status);
    return answers;
  };
  const scraping = Promise.all(Array.from({ length: 32 }, scraper));
  const answers = await Promise.all(people.map(works));
  expect(answers.flat().filter((status) => status !== 200 && status !== 201)).toEqual([]);
  // How far it gets depends on the machine; the limit itself is tested with a fixed clock.
  const scraped = new Set((await scraping).flat());
  expect([...scraped].filter((status) => status !== 200 && status !== 429)).toEqual([]);
}, 300_000);
