import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ana, clara, milo, tendai, type Character } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { listen } from '../../test/listen.ts';
import { offerService, openPosting, pair, type Pair } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { newId } from '../platform/database/id.ts';

let world: World;
let two: Pair;
let serviceId: string;
beforeAll(async () => {
  world = await createWorld({ settings: { FREE_CONSULTATIONS: '5' } });
  two = await pair(world, clara, ana);
});
beforeEach(async () => {
  serviceId = await offerService(world, ana.id, true, { instantBooking: true });
});
afterAll(() => world.close());

const TABLES = [
  'negotiations',
  'negotiationMoves',
  'jobs',
  'appointments',
  'bookings',
  'chats',
  'offers',
] as const;

async function counts() {
  const { db } = world.platform;
  const rows = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(TABLES.map((table, index) => [table, rows[index]?.length]));
}

const bookWith = (
  by: Client,
  given: { serviceId: string; startsAt: string; alternatives?: string[]; minutes?: number },
) =>
  by.call('POST /api/job/jobPosting/invite', {
    body: { message: 'Our terms, please.', minutes: 30, ...given },
  });

const newsOf = async (userId: string) =>
  (
    await world.platform.db
      .selectFrom('notifications')
      .select('message')
      .where('userId', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ message }) => message);

/** Clears what limits free consultations, for the next test. */
async function forget() {
  const { db } = world.platform;
  await db.deleteFrom('bookings').execute();
  await db.updateTable('appointments').set({ status: 'CANCELLED' }).execute();
}

test('an invite to a service that books instantly is accepted in the same call: they talk at that time', async () => {
  const startsAt = two.nextTime();
  const heard = listen(world);
  const answer = await bookWith(two.client, { serviceId, startsAt });
  expect(answer.status).toBe(201);
  expect(answer.data).toMatchObject({ status: 'ACCEPTED', turn: null, expiresAt: null, startsAt });
  expect(answer.data.history).toMatchObject([
    { action: 'send', by: 'client', to: 'SENT' },
    { action: 'accept', by: 'clock', from: 'SENT', to: 'ACCEPTED' },
  ]);
  for (const side of [two.client, two.professional]) {
    const job = await side.ok('GET /api/job/:id', { params: { id: answer.data.jobId ?? '' } });
    expect(job).toMatchObject({ status: 'TALKING', appointments: [{ startsAt, status: 'ACCEPTED' }] });
    expect(job.history).toMatchObject([{ action: 'book', by: 'client' }]);
  }
  expect(heard.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['negotiation.accepted', 'job.agreed', 'appointment.booked']),
  );
  expect(heard.map(({ name }) => name)).not.toContain('negotiation.sent');
  expect(await newsOf(ana.id)).toEqual([
    expect.stringMatching(/^Clara booked a consultation about “Contract review” for /),
  ]);
  expect(await newsOf(clara.id)).toEqual([]);
  const { professional } = answer.data;
  expect(professional.medianResponseMinutes).toBeNull();
  await forget();
});

test('with a posting, with alternatives, for longer, or through another service it is an invite as always', async () => {
  const ordinary = await offerService(world, ana.id);
  const another = await offerService(world, ana.id, true, { instantBooking: true });
  const postingId = await openPosting(world, clara.id);
  const bodies = [
    { serviceId, postingId, startsAt: two.nextTime() },
    { serviceId, startsAt: two.nextTime(), alternatives: [two.nextTime()] },
    { serviceId: another, startsAt: two.nextTime(), minutes: 45 },
    { serviceId: ordinary, startsAt: two.nextTime() },
  ];
  for (const body of bodies) {
    const { data } = await bookWith(two.client, body);
    expect(data).toMatchObject({ status: 'SENT', turn: 'PROFESSIONAL', jobId: null });
  }
});

test('what accepting refuses is refused, and nothing is left behind', async () => {
  const taken = two.nextTime();
  const rival = await world.as(milo);
  expect((await bookWith(rival, { serviceId, startsAt: taken })).status).toBe(201);
  const before = await counts();
  const refusals = async (startsAt: string) => (await bookWith(two.client, { serviceId, startsAt })).code;
  expect(await refusals(taken)).toBe('slot_taken');
  expect(await refusals(two.nextTime().replace(/T\d\d:/, 'T05:'))).toBe('slot_outside_hours');
  expect(await refusals('2026-01-05T15:00:00.000Z')).toBe('time_in_past');
  const params = { id: milo.id };
  await two.professional.ok('POST /api/users/block/:id', { params });
  expect((await bookWith(rival, { serviceId, startsAt: two.nextTime() })).code).toBe('blocked');
  await two.professional.ok('DELETE /api/users/block/:id', { params });
  expect(await counts()).toEqual(before);
  await forget();
});

test('a professional who can’t be paid yet is told, and nothing is booked', async () => {
  const { db } = world.platform;
  const payouts = (payoutsEnabled: boolean) =>
    db.updateTable('profiles').set({ payoutsEnabled }).where('userId', '=', ana.id).execute();
  await payouts(false);
  const before = await counts();
  const answer = await bookWith(two.client, { serviceId, startsAt: two.nextTime() });
  await payouts(true);
  expect(answer.code).toBe('payouts_not_enabled');
  expect(await counts()).toEqual(before);
  expect((await newsOf(ana.id)).at(-1)).toMatch(/^Clara wants to accept “Contract review”/);
});

test('the limits of free consultations hold for what is booked instantly', async () => {
  const first = await bookWith(two.client, { serviceId, startsAt: two.nextTime() });
  expect(first.status).toBe(201);
  // One with the same professional in 90 days.
  const again = await bookWith(two.client, { serviceId, startsAt: two.nextTime() });
  expect(again.code).toBe('too_many_free_consultations');
  await forget();
});

test(
  'of 200 clients who book one time at once exactly one holds it, and the others read that it is taken',
  { timeout: 120_000 },
  async () => {
    const theirs = await offerService(world, tendai.id, true, { instantBooking: true });
    const clients = await manyClients(200);
    const others = await pair(world, clara, tendai);
    const startsAt = others.nextTime();
    const before = await counts();
    const answers = await Promise.all(
      clients.map((by) => bookUntilAnswered(by, { serviceId: theirs, startsAt })),
    );
    expect(new Set(answers.map(({ status, code }) => code ?? status))).toEqual(new Set([201, 'slot_taken']));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'slot_taken')).toHaveLength(199);
    const after = await counts();
    const added = Object.fromEntries(
      TABLES.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]),
    );
    expect(added).toEqual({
      negotiations: 1,
      negotiationMoves: 2,
      jobs: 1,
      appointments: 1,
      bookings: 1,
      chats: 1,
      offers: 0,
    });
    expect(await newsOf(tendai.id)).toHaveLength(1);
  },
);

/** A busy machine may have no connection left for a moment (503), which says to try again. */
async function bookUntilAnswered(by: Client, given: Parameters<typeof bookWith>[1]) {
  for (;;) {
    const answer = await bookWith(by, given);
    if (answer.code !== 'unavailable') return answer;
  }
}

async function manyClients(many: number): Promise<Client[]> {
  const { db } = world.platform;
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', clara.id)
    .executeTakeFirstOrThrow();
  const people = Array.from({ length: many }, (_, number): Character => ({
    ...clara,
    id: newId(),
    email: `client${number}@clients.test`,
  }));
  const rows = people.map(({ id, email, firstName, lastName, role, timeZone }) => ({
    id,
    email,
    firstName,
    lastName,
    role,
    timeZone,
    passwordHash,
    displayName: `${firstName} ${lastName}`,
    createdAt: '2026-01-01T00:00:00.000Z',
  }));
  await db.insertInto('users').values(rows).execute();
  return Promise.all(people.map((person) => world.as(person)));
}
