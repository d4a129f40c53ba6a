import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { view, offerService, openPosting, pair, respond, send, type Pair } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';

const SEND = 'POST /api/job/jobPosting/invite';
let world: World;
let two: Pair;
beforeAll(async () => {
  world = await createWorld();
  two = await pair(world, clara, ana);
});
afterAll(() => world.close());

const fields = async (given: object = {}) => {
  const serviceId = await offerService(world, ana.id);
  const wish = { message: 'Could you read our terms?', amountCents: 120_000, minutes: 30 };
  return { ...wish, serviceId, startsAt: two.nextTime(), ...given };
};

test('an invite through a service waits for the professional, titled by the service', async () => {
  const negotiation = await two.client.ok(SEND, { body: await fields() });
  expect(negotiation).toMatchObject({
    kind: 'INVITE',
    status: 'SENT',
    turn: 'PROFESSIONAL',
    title: 'Contract review',
  });
  expect(negotiation).toMatchObject({ postingId: null, estimatedDays: null });
});

test('an invite to a posting is titled by the posting', async () => {
  const postingId = await openPosting(world, clara.id, 'Terms in three languages');
  const negotiation = await two.client.ok(SEND, { body: await fields({ postingId }) });
  expect(negotiation).toMatchObject({ postingId, title: 'Terms in three languages' });
});

test('an invite may leave the price open: talk first', async () => {
  const negotiation = await two.client.ok(SEND, { body: await fields({ amountCents: undefined }) });
  expect(negotiation.amountCents).toBeNull();
  const { notifications } = await two.professional.ok('GET /api/notification/unread');
  expect(notifications[0]?.message).toMatch(/invited you to “Contract review”, with a consultation on/);
});

test('the posting shows its open invite to whoever was invited, and to nobody else', async () => {
  const postingId = await openPosting(world, clara.id, 'Leases in plain words');
  const at = { params: { id: postingId } };
  const shown = async (by: Client) => (await by.ok('GET /api/job/jobPosting/:id', at)).myInviteId;
  expect(await shown(two.professional)).toBe(null);
  const negotiation = await two.client.ok(SEND, { body: await fields({ postingId }) });
  expect(await shown(two.professional)).toBe(negotiation.id);
  for (const other of [world.nobody, two.client, await world.as(milo), await world.as(tendai)]) {
    expect(await shown(other)).toBe(null);
  }
  await respond(two.professional, negotiation, 'decline');
  expect(await shown(two.professional)).toBe(null);
});

test('a client’s time must be bookable', async () => {
  const night = two.nextTime().replace(/T\d\d:/, 'T05:');
  const now = world.platform.clock.now().getTime();
  const soon = new Date(Math.ceil(now / 900_000) * 900_000).toISOString();
  expect(await two.client.refused(SEND, { body: await fields({ startsAt: night }) })).toBe(
    'slot_outside_hours',
  );
  expect(await two.client.refused(SEND, { body: await fields({ startsAt: soon }) })).toMatch(
    /slot_too_soon|outside/,
  );
  const negotiation = await send(world, two, 'INVITE');
  await respond(two.professional, negotiation, 'accept');
  const body = await fields({ startsAt: negotiation.startsAt });
  expect(await two.client.refused(SEND, { body })).toBe('slot_taken');
});

test('only one invite per service and posting is open, also when three are sent at once', async () => {
  const body = await fields();
  const sent = await Promise.all([1, 2, 3].map(() => two.client.call(SEND, { body })));
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await two.client.refused(SEND, { body })).toBe('already_invited');
  const postingId = await openPosting(world, clara.id);
  expect((await two.client.ok(SEND, { body: { ...body, postingId } })).status).toBe('SENT');
});

test('a service must be there and on offer, a posting one’s own and open', async () => {
  const paused = await offerService(world, ana.id, false);
  expect(await two.client.refused(SEND, { body: await fields({ serviceId: paused }) })).toBe(
    'service_not_active',
  );
  expect(await two.client.refused(SEND, { body: await fields({ serviceId: ana.id }) })).toBe('not_found');
  const others = await openPosting(world, milo.id);
  expect(await two.client.refused(SEND, { body: await fields({ postingId: others }) })).toBe('not_found');
  const closed = await openPosting(world, clara.id);
  const { db } = world.platform;
  await db
    .updateTable('jobPostings')
    .set({ status: 'CLOSED', closesAt: null })
    .where('id', '=', closed)
    .execute();
  expect(await two.client.refused(SEND, { body: await fields({ postingId: closed }) })).toBe(
    'posting_not_open',
  );
});

test('a professional cannot invite', async () => {
  expect(await two.professional.refused(SEND, { body: await fields() })).toBe('forbidden');
});

test('each side lists its own invites, and a client those to a posting of theirs', async () => {
  const postingId = await openPosting(world, clara.id);
  const negotiation = await send(world, two, 'INVITE', { postingId });
  await send(world, await pair(world, milo, tendai), 'INVITE');
  for (const side of [two.client, two.professional]) {
    const list = await side.ok('GET /api/job/invite/all', { query: { status: 'SENT' } });
    expect(list[0]?.id).toBe(negotiation.id);
    expect(list.every(({ client }) => client.id === clara.id)).toBe(true);
  }
  const ofPosting = { params: { id: postingId } };
  expect((await two.client.ok('GET /api/job/invites/client/:id', ofPosting)).map(({ id }) => id)).toEqual([
    negotiation.id,
  ]);
  expect(await (await world.as(milo)).refused('GET /api/job/invites/client/:id', ofPosting)).toBe(
    'not_found',
  );
});

test('one’s own invites are asked for singly, by service and as those older than one', async () => {
  await send(world, two, 'INVITE', { postingId: await openPosting(world, clara.id) });
  const own = async (client: typeof two.client, query: object) =>
    (await client.ok('GET /api/job/invite/all', { query })).map(({ id }) => id);
  const [latest = '', ...older] = await own(two.client, {});
  expect(older.length).toBeGreaterThan(0);
  expect(await own(two.client, { before: latest })).toEqual(older);
  expect(await own(two.client, { before: older.at(-1) })).toEqual([]);
  expect(await own(two.professional, { id: latest })).toEqual([latest]);
  const strangers = await world.as(milo);
  expect(await own(strangers, { id: latest })).toEqual([]);
  const { serviceId } = await two.client.ok('GET /api/job/invite/:id', { params: { id: latest } });
  expect(await own(two.client, { serviceId })).toContain(latest);
  expect(await own(strangers, { serviceId })).toEqual([]);
});

test('the other spellings of the specification mean the same calls', async () => {
  const { startsAt, ...body } = await fields();
  const sent = await two.client.raw({ method: 'POST', url: '/api/job/invite', body: { ...body, startsAt } });
  expect(sent.status).toBe(201);
  const list = await two.professional.raw({ method: 'GET', url: '/api/job/jobPosting/invite/all' });
  expect(list.status).toBe(200);
  const answer = {
    id: (await two.client.ok('GET /api/job/invite/all', { query: {} }))[0]?.id,
    action: 'withdraw',
  };
  const withdrawn = await two.client.raw({
    method: 'POST',
    url: '/api/job/jobPosting/invite/response',
    body: answer,
  });
  expect(withdrawn).toMatchObject({ status: 200, data: { status: 'WITHDRAWN' } });
});

test('how fast a professional first answers stands on their card', async () => {
  const minutes = async () => {
    const { responseMinutes } = await world.platform.db
      .selectFrom('profiles')
      .select('responseMinutes')
      .where('userId', '=', tendai.id)
      .executeTakeFirstOrThrow();
    return responseMinutes;
  };
  const others = await pair(world, clara, tendai);
  const negotiation = await send(world, others, 'INVITE');
  await world.advance({ minutes: 90 });
  await view(others.professional, negotiation);
  expect(await minutes()).toEqual([]);
  await respond(others.professional, negotiation, 'reschedule', { startsAt: others.nextTime() });
  expect(await minutes()).toEqual([90]);
  await respond(others.client, negotiation, 'reject_reschedule');
  await respond(others.professional, negotiation, 'decline');
  const proposal = await send(world, others, 'PROPOSAL');
  await respond(others.professional, proposal, 'withdraw');
  expect(await minutes()).toEqual([90]);
});
