import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, milo, nima, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { offerService, openPosting, pair } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let client: Client;
let posting: string;
beforeAll(async () => {
  world = await createWorld();
  client = await world.as(clara);
  posting = await openPosting(world, clara.id);
  await world.platform.db
    .updateTable('jobPostings')
    .set({ skills: ['SaaS terms', 'GDPR'] })
    .where('id', '=', posting)
    .execute();
});
afterAll(() => world.close());

const matches = (id = posting, query: { q?: string; cursor?: string; limit?: number } = {}) =>
  client.ok('GET /api/job/jobPosting/services/:id', { params: { id }, query });
const change = (id: string, fields: object) =>
  world.platform.db.updateTable('services').set(fields).where('id', '=', id).execute();

test('the services that fit come first, each with its reasons', async () => {
  const best = await offerService(world, ana.id);
  await change(best, {
    skills: ['gdpr', 'SaaS Terms'],
    priceCents: 60_000,
    pricing: 'FIXED',
    experience: 60,
  });
  const dear = await offerService(world, tendai.id);
  await change(dear, { skills: [], priceCents: 9_000_000, experience: 12 });
  const { items } = await matches();
  expect(items.map(({ id }) => id)).toEqual([best, dear]);
  const [first, second] = items;
  expect(first?.match.because).toEqual(
    expect.arrayContaining([
      '2 of the 2 skills you need: SaaS terms, GDPR',
      'The experience you need',
      'Within your budget',
    ]),
  );
  expect(first?.match.because[0]).toMatch(/^Same category: /);
  expect(second?.match.because).not.toContain('Within your budget');
  expect(first?.match.score).toBeGreaterThan(second?.match.score ?? 100);
  expect(first).toMatchObject({ inviteStatus: null, inviteId: null });
});

test('an invite that was sent shows how it stands', async () => {
  const two = await pair(world, clara, ana);
  const serviceId = await offerService(world, ana.id);
  const { slots } = await world.nobody.ok('GET /api/availability/slots', {
    query: { userId: ana.id, from: two.nextTime(), to: two.nextTime(), minutes: 30 },
  });
  const startsAt = slots[0] ?? two.nextTime();
  const body = {
    serviceId,
    postingId: posting,
    message: 'Come.',
    amountCents: 50_000,
    startsAt,
    minutes: 30,
  };
  const invite = await client.ok('POST /api/job/jobPosting/invite', { body });
  const { items } = await matches();
  expect(items.find(({ id }) => id === serviceId)).toMatchObject({
    inviteStatus: 'SENT',
    inviteId: invite.id,
  });
});

test('each professional is offered once, through the service that fits best or that they were invited through', async () => {
  const of =
    (id: string) =>
    ({ items }: Awaited<ReturnType<typeof matches>>) =>
      items.filter(({ professional }) => professional.id === id);
  const all = await matches();
  expect(of(ana.id)(all)).toMatchObject([{ inviteStatus: 'SENT' }]);
  const better = await offerService(world, tendai.id);
  await change(better, { skills: ['GDPR', 'SaaS terms'] });
  expect(of(tendai.id)(await matches()).map(({ id }) => id)).toEqual([better]);
});

test('pages follow one another without a gap or a repeat, and words narrow them', async () => {
  for (const { id } of [nima, ana, tendai]) await offerService(world, id);
  const all = (await matches()).items.map(({ id }) => id);
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await matches(posting, { limit: 1, cursor });
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(paged).toEqual(all);
  expect(all).toHaveLength(3);
  expect((await matches(posting, { q: 'zzzz' })).items).toEqual([]);
});

test('of a large discipline the best rated are matched, however many newer ones there are; and whoever was invited', async () => {
  const mine = await openPosting(world, clara.id, 'Somebody with years of five stars');
  const old = await offerService(world, ana.id);
  await change(old, { ratingSum: 250, ratingCount: 50, createdAt: '2025-01-01T00:00:00.000Z' });
  await sql`insert into services (id, professional_id, title, description, discipline_id, category_id, experience, pricing,
      price_cents, consultation_minutes, created_at, rating_sum, rating_count)
    select gen_random_uuid(), ${tendai.id}, 'Contract review', 'Reads contracts.', s.discipline_id, s.category_id, 12, 'FIXED',
      90000, 30, '2026-01-01', 1, 1 from services s, generate_series(1, 1000) where s.id = ${old}`.execute(
    world.platform.db,
  );
  const { items } = await matches(mine);
  expect(items.map(({ id }) => id)).toContain(old);

  const invited = await offerService(world, ana.id);
  await change(invited, { ratingSum: 50, ratingCount: 50 });
  expect((await matches(mine)).items.map(({ id }) => id)).not.toContain(invited);
  const body = { serviceId: invited, postingId: mine, message: 'Come.', amountCents: 50_000 };
  const startsAt = (await pair(world, clara, ana)).nextTime();
  await client.ok('POST /api/job/jobPosting/invite', { body: { ...body, startsAt, minutes: 30 } });
  expect((await matches(mine)).items.map(({ id }) => id)).toContain(invited);
});

test('paused services and those of people who are gone fit nothing', async () => {
  const paused = await offerService(world, ana.id, false);
  expect((await matches()).items.map(({ id }) => id)).not.toContain(paused);
});

test('whose posting it is not finds nothing', async () => {
  const other = await world.as(milo);
  const params = { id: posting };
  expect(await other.refused('GET /api/job/jobPosting/services/:id', { params, query: {} })).toBe(
    'not_found',
  );
  const professional = await world.as(nima);
  expect(await professional.refused('GET /api/job/jobPosting/services/:id', { params, query: {} })).toBe(
    'forbidden',
  );
});

test('a posting taken away leaves the list, is open to nobody and does not come back', async () => {
  const id = await openPosting(world, clara.id, 'To be taken away');
  await client.ok('DELETE /api/job/jobPosting/:id', { params: { id } });
  const own = await client.ok('GET /api/job/jobPosting/client/all', { query: {} });
  expect(own.map((each) => each.id)).not.toContain(id);
  expect(await world.nobody.refused('GET /api/job/jobPosting/:id', { params: { id } })).toBe('not_found');
  expect((await client.ok('GET /api/job/jobPosting/:id', { params: { id } })).removedAt).not.toBeNull();
  expect(await client.refused('POST /api/job/jobPosting/:id/reopen', { params: { id } })).toBe('not_found');
  expect(await client.refused('DELETE /api/job/jobPosting/:id', { params: { id } })).toBe('not_found');
  expect(
    await (await world.as(milo)).refused('DELETE /api/job/jobPosting/:id', { params: { id: posting } }),
  ).toBe('not_found');
});
