import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityOf } from '@parley/contract/time.ts';
import { sql } from 'kysely';
import { ana, clara, tendai } from '../cast.ts';
import { createWorld, type World } from '../world.ts';
import { offer, wanted } from './fitting.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const SERVICE = 'Set-up of what nobody else sets up';
const POSTING = 'Somebody who sets it up';

/** The one service, the one posting and Ana's profile have these skills, and nothing else does. */
async function everywhere(skills: string[]): Promise<void> {
  const { db } = world.platform;
  await db.deleteFrom('services').execute();
  await db.deleteFrom('jobPostings').execute();
  const [pro, client] = [await world.as(ana), await world.as(clara)];
  await pro.ok('POST /api/service/add', { body: { ...offer, title: SERVICE, skills } });
  await client.ok('POST /api/job/jobPosting', { body: { ...wanted, title: POSTING, skills } });
  await pro.ok('PUT /api/users/professional', { body: { skills } });
}

/** Whether a search finds the service, the posting and the person, taken as it was typed. */
async function found(q: string): Promise<boolean[]> {
  const query = { q, exact: 'true' } as const;
  const [services, postings, people] = [
    await world.nobody.ok('GET /api/service/all', { query }),
    await world.nobody.ok('GET /api/job/jobPosting/all', { query }),
    await world.nobody.ok('GET /api/users/professional/all', { query }),
  ];
  return [
    services.items.some(({ title }) => title === SERVICE),
    postings.items.some(({ title }) => title === POSTING),
    people.items.some(({ id }) => id === ana.id),
  ];
}

test.each([
  [
    'Python/Django',
    ['django', 'python', 'Python/Django', 'django/python', 'Python Django', '"python django"'],
  ],
  ['Node.js', ['node.js', 'node', 'nodejs', 'Node JS']],
  ['Vue.js/Nuxt.js', ['vue', 'nuxt.js', 'Vue.js']],
  ['ASP.NET Core', ['.NET', 'asp.net', 'net core']],
  ['CI/CD', ['ci', 'cd', 'CI/CD']],
  ['C/C++', ['C++', 'c', 'C/C++']],
  ['Full-stack/Front-end', ['front-end', 'full stack']],
  ['Français/Español', ['espanol', 'Français']],
  ['iOS /Android', ['android', 'ios']],
  ['C++', ['c++', 'C++']],
  ['C#', ['c#']],
])('a skill “%s” is found by each of its words', async (skill, searches) => {
  await everywhere([skill]);
  for (const q of searches) expect(await found(q), q).toEqual([true, true, true]);
});

test('a language is not another that begins with the same letter', async () => {
  await everywhere(['C#', 'Objective-C']);
  expect(await found('C++')).toEqual([false, false, false]);
  expect(await found('c#')).toEqual([true, true, true]);
});

test('neither the words of links and addresses nor numbers are taken apart', async () => {
  await everywhere(['https://example.com/secret.html', 'me@example.org', '24/7']);
  for (const q of ['html', 'secret', 'org', '24']) expect(await found(q), q).toEqual([false, false, false]);
});

test('professionals are found by what they speak and where they are, after those whose work it is', async () => {
  const [one, other] = [await world.as(ana), await world.as(tendai)];
  const { firstName, lastName } = ana;
  await one.ok('PUT /api/users/professional', { body: { languages: ['Portuguese'], country: 'PT' } });
  await one.ok('PUT /api/users', {
    body: { firstName, lastName, displayName: 'Ana Rincón', timeZone: 'Europe/Lisbon' },
  });
  await other.ok('PUT /api/users/professional', {
    body: { languages: ['English'], skills: ['Portuguese law'] },
  });
  const names = async (q: string) => {
    const query = { q, exact: 'true' } as const;
    const { items } = await world.nobody.ok('GET /api/users/professional/all', { query });
    return items.map(({ id }) => id);
  };
  expect(await names('lisbon')).toEqual([ana.id]);
  expect(await names('Portugal')).toEqual([ana.id]);
  expect(await names('portuguese')).toEqual([tendai.id, ana.id]);
  await one.ok('PUT /api/users', {
    body: { firstName, lastName, displayName: 'Ana Rincón', timeZone: 'America/Bogota' },
  });
  expect(await names('lisbon')).toEqual([]);
  expect(await names('Bogotá')).toEqual([ana.id]);
});

test('the city that is shown finds whoever lives there, whatever their browser calls its zone', async () => {
  const zones = [
    ...Intl.supportedValuesOf('timeZone'),
    'Asia/Calcutta',
    'Asia/Kolkata',
    'Europe/Kyiv',
    'Europe/Kiev',
  ];
  const cities = zones.map(cityOf);
  const { rows } = await sql<{ zone: string; city: string }>`
    select zone, city from unnest(${zones}::text[], ${cities}::text[]) z (zone, city)
    where not to_tsvector('public.parley', searchable_city(zone)) @@ plainto_tsquery('public.parley', translate(city, '’', ''''))
      `.execute(world.platform.db);
  expect(rows).toEqual([]);
});
