import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ana, clara, DATA, milo, tendai, type Character } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { pair, send } from '../../../test/negotiations.ts';
import { offer, wanted } from '../../../test/search/fitting.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let client: Client;
/** Ana and Tendai each have one service. */
let services: Record<'ana' | 'tendai', string>;
beforeAll(async () => {
  world = await createWorld({ settings: { WRITES_IN_10_SECONDS: '100000' } });
  client = await world.as(clara);
  const add = async (by: Character) =>
    (await (await world.as(by)).ok('POST /api/service/add', { body: offer })).id;
  services = { ana: await add(ana), tendai: await add(tendai) };
  await world.settle();
});
afterAll(() => world.close());
beforeEach(async () => {
  const { db } = world.platform;
  for (const table of ['userBlocks', 'favoriteServices'] as const) await db.deleteFrom(table).execute();
  await db.deleteFrom('jobPostings').where('clientId', '=', clara.id).execute();
  await change('tendai', { ...offered, active: true, hourSetId: null });
});

const offered = {
  disciplineId: offer.disciplineId,
  categoryId: offer.categoryId,
  skills: offer.skills,
  experience: offer.experience,
  priceCents: offer.priceCents,
};
const change = (whose: 'ana' | 'tendai', fields: object) =>
  world.platform.db.updateTable('services').set(fields).where('id', '=', services[whose]).execute();
const post = (title: string = wanted.title) =>
  client.ok('POST /api/job/jobPosting', { body: { ...wanted, title } });
const recommended = (query = {}, by = client) => by.ok('GET /api/recommendation/professional', { query });
const names = async (query = {}, by = client) =>
  (await recommended(query, by)).items.map(({ professional }) => professional.id);

describe('for an open posting', () => {
  test('come with the reasons, the posting, and the time when both are free', async () => {
    const posting = await post();
    await change('tendai', { active: false });
    const { items } = await recommended();
    expect(items).toMatchObject([
      {
        id: services.ana,
        postingId: posting.id,
        because: [
          'For your posting “Terms of service”',
          'Same category: Contract review',
          '1 of the 2 skills you need: saas',
          'The experience you need',
          'Within your budget',
        ],
      },
    ]);
    // Ana works from 9:00 to 18:00 in Bogotá; Clara's day in Berlin is from 8:00 to 22:00.
    const zoned = Temporal.Instant.from(items[0]?.bothFreeAt ?? '').toZonedDateTimeISO('Europe/Berlin');
    expect(zoned.hour).toBeGreaterThanOrEqual(8);
    expect(zoned.hour).toBeLessThan(22);
    const from = zoned.toInstant().toString();
    const to = zoned.add({ minutes: 1 }).toInstant().toString();
    const query = { userId: ana.id, from, to, minutes: 30 };
    expect((await world.nobody.ok('GET /api/availability/slots', { query })).slots).toHaveLength(1);
  });

  test('are free where the client is now', async () => {
    await post();
    const { items } = await recommended({ timeZone: 'Asia/Tokyo' });
    const timeOf = (id: string) => items.find((each) => each.id === id)?.bothFreeAt;
    // In Tokyo Harare's working day is from 16:00 to 1:00, Bogotá's from 23:00 to 8:00.
    const zoned = Temporal.Instant.from(timeOf(services.tendai) ?? '').toZonedDateTimeISO('Asia/Tokyo');
    expect(zoned.hour).toBeGreaterThanOrEqual(16);
    expect(zoned.hour).toBeLessThan(22);
    expect(timeOf(services.ana)).toBeNull();
  });

  test('are the best first, page by page', async () => {
    await post();
    await change('tendai', { experience: 12 });
    expect(await names()).toEqual([ana.id, tendai.id]);
    const first = await recommended({ limit: 1 });
    expect(first.items.map(({ id }) => id)).toEqual([services.ana]);
    const next = await recommended({ limit: 1, cursor: first.nextCursor });
    expect(next.items.map(({ id }) => id)).toEqual([services.tendai]);
    expect(next.nextCursor).toBeNull();
  });

  test('leave out other work, and whom either side has blocked', async () => {
    await post();
    await change('tendai', { disciplineId: DATA.id, categoryId: DATA.pipelines });
    expect(await names()).toEqual([ana.id]);
    await client.ok('POST /api/users/block/:id', { params: { id: ana.id } });
    expect(await names()).not.toContain(ana.id);
    await client.ok('DELETE /api/users/block/:id', { params: { id: ana.id } });
    expect(await names()).toContain(ana.id);
    await (await world.as(ana)).ok('POST /api/users/block/:id', { params: { id: clara.id } });
    expect(await names()).not.toContain(ana.id);
  });

  test('leave out whom the client asked for it, and talks to', async () => {
    const two = await pair(world, milo, ana);
    const ask = { ...wanted, title: 'Of Milo' };
    const { id: postingId } = await two.client.ok('POST /api/job/jobPosting', { body: ask });
    expect(await names({}, two.client)).toContain(ana.id);
    const invite = await send(world, two, 'INVITE', { postingId, serviceId: services.ana });
    expect(await names({}, two.client)).toEqual([tendai.id]);
    await two.client.ok('POST /api/job/jobPosting', { body: { ...ask, title: 'Another of Milo' } });
    expect(await names({}, two.client)).toEqual([tendai.id]);
    const response = { id: invite.id, action: 'withdraw' } as const;
    await two.client.ok('POST /api/job/invite/response', { body: response });
    // Asked already for the first; for the other they can be.
    const { items } = await recommended({}, two.client);
    const again = items.find(({ professional }) => professional.id === ana.id);
    expect(again?.because[0]).toBe('For your posting “Another of Milo”');
  });

  test('are free in the hours of that service only', async () => {
    await post();
    const set = { id: services.tendai, professionalId: tendai.id, name: 'Mondays', createdAt: '2026-01-01' };
    await world.platform.db.insertInto('hourSets').values(set).execute();
    const timeOf = async () =>
      (await recommended()).items.find(({ id }) => id === services.tendai)?.bothFreeAt;
    expect(await timeOf()).toEqual(expect.any(String));
    await change('tendai', { hourSetId: set.id });
    expect(await timeOf()).toBeNull();
  });
});

describe('without an open posting', () => {
  test('are like what the client saved', async () => {
    await client.ok('POST /api/favorite/service/:id', { params: { id: services.ana } });
    const { items } = await recommended();
    expect(items).toMatchObject([
      {
        id: services.tendai,
        postingId: null,
        because: ['Like “Contract review”, which you saved', 'Same category: Contract review'],
      },
    ]);
  });

  test('come after those who fit a posting', async () => {
    const { id } = await client.ok('POST /api/job/jobPosting', {
      body: { ...wanted, disciplineId: DATA.id, categoryId: DATA.pipelines, skills: [], experience: 60 },
    });
    await change('tendai', { disciplineId: DATA.id, categoryId: DATA.pipelines, priceCents: 90_000 });
    const other = await (
      await world.as(ana)
    ).ok('POST /api/service/add', { body: { ...offer, title: 'NDAs' } });
    await client.ok('POST /api/favorite/service/:id', { params: { id: services.ana } });
    const { items } = await recommended();
    expect(items.map((each) => [each.id, each.postingId])).toEqual([
      [services.tendai, id],
      [other.id, null],
    ]);
    const service = { params: { id: other.id } };
    await (await world.as(ana)).ok('DELETE /api/service/:id', service);
  });

  test('are those with the most hours in common, for somebody new', async () => {
    // Of the working days of Harare (9 to 18) Berlin's day, which begins at 8 there, has all; of Bogotá's all but the last two.
    const { items } = await recommended();
    expect(items.map(({ id }) => id)).toEqual([services.tendai, services.ana]);
    for (const { because } of items) expect(because[0]).toMatch(/^\d+ hours in common with you this week$/);
    const milos = await recommended({}, await world.as(milo));
    expect(milos.items).toHaveLength(2);
  });
});

test('say how often somebody came, once that says something', async () => {
  await post();
  const count = (attended: number) =>
    world.platform.db
      .updateTable('users')
      .set({ consultationsCounted: 7, consultationsAttended: attended })
      .where('id', '=', ana.id)
      .execute();
  const reasons = async () =>
    (await recommended()).items.find(({ professional }) => professional.id === ana.id)?.because;
  await count(7);
  expect(await reasons()).toContain('Came to all 7 consultations');
  await count(6);
  expect(await reasons()).toContain('Came to 6 of 7 consultations');
});
