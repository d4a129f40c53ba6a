import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, DATA, LAW, nima, tendai } from '../../test/cast.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createBrowser } from '../../test/browser.ts';
import { mailedCode } from '../../test/mailbox.ts';
import { readName } from './read-name.ts';
import { recordCompletedJob, recordPayouts, recordRating, recordResponse } from './profiles/profile-stats.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

test('everybody reads and changes their own names and zone, and nothing else', async () => {
  const me = await world.as(clara);
  expect(await me.ok('GET /api/users')).toMatchObject({
    id: clara.id,
    email: clara.email,
    role: 'CLIENT',
    avatarUrl: null,
  });
  const names = { firstName: 'Klara', lastName: 'Brandt', displayName: 'Klara B.', timeZone: 'Asia/Tokyo' };
  expect(await me.ok('PUT /api/users', { body: names })).toMatchObject(names);
  for (const [field, value] of Object.entries({
    role: 'ADMIN',
    id: ana.id,
    email: 'x@y.test',
    ratingSum: 9,
  })) {
    const answer = await me.raw({ method: 'PUT', url: '/api/users', body: { ...names, [field]: value } });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: field }] });
  }
  const zone = await me.raw({ method: 'PUT', url: '/api/users', body: { ...names, timeZone: 'Mars/Base' } });
  expect(zone.errors?.[0]?.path).toBe('timeZone');
  expect(await world.nobody.refused('GET /api/users')).toBe('unauthenticated');
});

test('everybody sees how they are rated themselves', async () => {
  const me = await world.as(nima);
  expect((await me.ok('GET /api/users')).rating).toEqual({ average: null, count: 0 });
  await world.platform.db
    .updateTable('users')
    .set({ ratingSum: 86, ratingCount: 18 })
    .where('id', '=', nima.id)
    .execute();
  expect((await me.ok('GET /api/users')).rating).toEqual({ average: 4.78, count: 18 });
});

test('a name is a line that can be seen, in whatever writing', async () => {
  const me = await world.as(clara);
  const names = { firstName: 'Klara', lastName: 'Brandt', timeZone: 'Asia/Tokyo' };
  for (const displayName of [
    '\u200B',
    '\u3164',
    '\u00AD \u2060',
    '\u202Ednarb',
    'Klara\nBrandt',
    '\u0007',
    'K\u2066',
  ]) {
    const answer = await me.raw({ method: 'PUT', url: '/api/users', body: { ...names, displayName } });
    expect(answer, JSON.stringify(displayName)).toMatchObject({
      status: 400,
      errors: [{ path: 'displayName' }],
    });
  }
  for (const displayName of ['Ngọc-Ánh O’Neill', 'שלום', 'می\u200Cخواهم', 'क्षि', '山田 太郎', '👩‍💻'])
    expect(await me.ok('PUT /api/users', { body: { ...names, displayName } })).toMatchObject({ displayName });
});

test('only professionals have a professional profile', async () => {
  for (const somebody of [clara, ada]) {
    const client = await world.as(somebody);
    expect(await client.refused('GET /api/users/professional')).toBe('forbidden');
    expect(await client.refused('PUT /api/users/professional', { body: { headline: 'Me too' } })).toBe(
      'forbidden',
    );
  }
});

test('a professional who signs up has an empty profile', async () => {
  const browser = createBrowser(world.app);
  const email = 'fresh@pros.test';
  const person = {
    email,
    password: 'plum-tractor-77',
    firstName: 'F',
    lastName: 'N',
    role: 'PROFESSIONAL',
    timeZone: 'UTC',
  };
  await browser.post('/api/auth/signup', person);
  await browser.post('/api/auth/confirm', { email, code: await mailedCode(world, email) });
  const profiles = await world.platform.db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.userId')
    .select(['headline', 'initialised'])
    .where('email', '=', email)
    .execute();
  expect(profiles).toEqual([{ headline: '', initialised: false }]);
});

test('the wizard saves step by step; the profile is initialised with the last piece and then found', async () => {
  const me = await world.as(nima);
  const put = (body: object) => me.raw({ method: 'PUT', url: '/api/users/professional', body });
  expect(await me.ok('GET /api/users/professional')).toMatchObject({ userId: nima.id, initialised: false });
  expect((await put({ headline: 'Trekking guide turned bookkeeper' })).data).toMatchObject({
    initialised: false,
  });
  expect(
    (await put({ bio: 'Ten years of ledgers in the Himalaya.', skills: ['Xero', 'xero', 'VAT'] })).data,
  ).toMatchObject({
    headline: 'Trekking guide turned bookkeeper',
    skills: ['Xero', 'VAT'],
    initialised: false,
  });
  expect((await put({ experience: 60 })).data).toMatchObject({ initialised: false });
  expect(await world.nobody.refused('GET /api/users/professional/:id', { params: { id: nima.id } })).toBe(
    'not_found',
  );
  const last = await put({ categoryIds: [DATA.pipelines, LAW.employment, LAW.employment] });
  expect(last.data).toMatchObject({
    initialised: true,
    disciplines: [{ id: LAW.id }, { id: DATA.id }],
    categories: [
      { id: LAW.employment, disciplineId: LAW.id },
      { id: DATA.pipelines, disciplineId: DATA.id },
    ],
  });
  expect(await me.ok('GET /api/users/professional/discipline')).toEqual({
    disciplines: [
      { id: LAW.id, name: LAW.name },
      { id: DATA.id, name: DATA.name },
    ],
    categories: [
      { id: LAW.employment, name: 'Employment' },
      { id: DATA.pipelines, name: 'Pipelines' },
    ],
  });
  const links = [{ label: 'Ledger', url: 'https://ledger.test/nima' }];
  await put({ links, languages: ['nepali', 'Deutsch', 'Nepali'], country: 'NP', hourlyRateCents: 3500 });
  const seen = await world.nobody.ok('GET /api/users/professional/:id', { params: { id: nima.id } });
  expect(seen).toMatchObject({
    displayName: 'Nima Gurung',
    country: 'Nepal',
    links,
    languages: ['Nepali', 'German'],
    hourlyRateCents: 3500,
    nextAvailableAt: null,
  });
  expect(JSON.stringify(seen)).not.toContain(nima.email);
});

test('skills are replaced as a whole', async () => {
  const me = await world.as(tendai);
  await me.ok('PUT /api/users/professional/skills', { body: { skills: ['Kafka', 'SQL'] } });
  await me.ok('PUT /api/users/professional/skills', { body: { skills: ['SQL', 'Airflow'] } });
  expect(await me.ok('GET /api/users/professional/skills')).toEqual({ skills: ['SQL', 'Airflow'] });
});

test('what does not fit a profile is refused by name and changes nothing', async () => {
  const me = await world.as(ana);
  const before = await me.ok('GET /api/users/professional');
  const wrong: [string, object][] = [
    ['categoryIds', { categoryIds: ['01900000-0000-7000-8000-000000000999'] }],
    ['categoryIds', { categoryIds: [] }],
    ['headline', { headline: '  ' }],
    ['experience', { experience: 13 }],
    ['hourlyRateCents', { hourlyRateCents: 49 }],
    ['links.0.url', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }],
    ['payoutsEnabled', { payoutsEnabled: true }],
  ];
  for (const [path, body] of wrong) {
    const answer = await me.raw({
      method: 'PUT',
      url: '/api/users/professional',
      body: { bio: 'Other words.', ...body },
    });
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path }] });
  }
  expect(await me.ok('GET /api/users/professional')).toEqual(before);
});

test('somebody who is disabled is not found', async () => {
  const { db } = world.platform;
  const params = { id: tendai.id };
  await db.updateTable('users').set({ disabledAt: new Date() }).where('id', '=', tendai.id).execute();
  expect(await world.nobody.refused('GET /api/users/professional/:id', { params })).toBe('not_found');
  const listed = await world.nobody.ok('GET /api/users/professional/all', { query: {} });
  expect(listed.items.map(({ id }) => id)).not.toContain(tendai.id);
  await db.updateTable('users').set({ disabledAt: null }).where('id', '=', tendai.id).execute();
  expect(await world.nobody.ok('GET /api/users/professional/:id', { params })).toMatchObject({
    id: tendai.id,
  });
});

test('a client is no professional to look at', async () => {
  expect(await world.nobody.refused('GET /api/users/professional/:id', { params: { id: clara.id } })).toBe(
    'not_found',
  );
});

test('standing counts ratings, jobs, answers and payouts, also all at once', async () => {
  const { db } = world.platform;
  await Promise.all([5, 4, 3].map((rating) => recordRating(db, ana.id, { rating, sign: 1 })));
  await recordRating(db, ana.id, { rating: 3, sign: -1 });
  await Promise.all([1, 2].map(() => recordCompletedJob(db, ana.id)));
  const minutes = Array.from({ length: 60 }, (_, index) => index);
  for (const each of minutes) await recordResponse(db, ana.id, each);
  const seen = await world.nobody.ok('GET /api/users/professional/:id', { params: { id: ana.id } });
  expect(seen).toMatchObject({
    rating: { average: 4.5, count: 2 },
    completedJobs: 2,
    medianResponseMinutes: 34.5,
  });
  const kept = await db
    .selectFrom('profiles')
    .select('responseMinutes')
    .where('userId', '=', ana.id)
    .executeTakeFirstOrThrow();
  expect(kept.responseMinutes).toEqual(minutes.slice(10));
  await recordPayouts(db, ana.id, false);
  expect(await (await world.as(ana)).ok('GET /api/users/professional')).toMatchObject({
    payoutsEnabled: false,
  });
});

test('later domains learn what somebody is called and where their mail goes', async () => {
  expect(await readName(world.platform.db, ana.id)).toEqual({
    displayName: 'Ana Rincón',
    firstName: 'Ana',
    email: ana.email,
    timeZone: 'America/Bogota',
    language: 'en',
    clockHours: 24,
  });
});
