import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, milo, nima, tendai } from '../../test/cast.ts';
import { view, offerService, openPosting, pair, respond, send, type Pair } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter, minutesAfter } from '../platform/clock.ts';

const SEND = 'POST /api/job/jobProposal';
let world: World;
let two: Pair;
beforeAll(async () => {
  world = await createWorld();
  two = await pair(world, clara, ana);
});
afterAll(() => world.close());

const offer = { message: 'I have done this often.', amountCents: 90_000, estimatedDays: 5, minutes: 30 };
const fields = async (given: object = {}) => {
  const postingId = await openPosting(world, clara.id);
  return { ...offer, postingId, startsAt: two.nextTime(), ...given };
};
/** A night hour of Ana's, weeks ahead. */
const night = () => two.nextTime().replace(/T\d\d:/, 'T05:');

test('a proposal carries the offer and waits for the client', async () => {
  const body = await fields();
  const negotiation = await two.professional.ok(SEND, { body });
  expect(negotiation).toMatchObject({
    ...offer,
    kind: 'PROPOSAL',
    status: 'SENT',
    turn: 'CLIENT',
    title: 'Terms for our API',
  });
  expect(negotiation.expiresAt).toBe(daysAfter(negotiation.createdAt, 6));
  expect(negotiation.history).toMatchObject([
    { by: 'professional', action: 'send', from: null, startsAt: body.startsAt },
  ]);
  expect([negotiation.client.id, negotiation.professional.id]).toEqual([clara.id, ana.id]);
});

test('a proposal that begins soon ends when its time comes', async () => {
  const now = world.platform.clock.now().getTime();
  const startsAt = minutesAfter(new Date(Math.ceil(now / 900_000) * 900_000), 60);
  const negotiation = await two.professional.ok(SEND, { body: await fields({ startsAt }) });
  expect(negotiation.expiresAt).toBe(startsAt);
});

test('a professional may offer a free time outside their published hours', async () => {
  const negotiation = await two.professional.ok(SEND, { body: await fields({ startsAt: night() }) });
  expect(negotiation.status).toBe('SENT');
});

test('times in the past and off the quarter hour are refused', async () => {
  const past = await two.professional.call(SEND, {
    body: await fields({ startsAt: '2020-01-01T10:00:00Z' }),
  });
  expect([past.status, past.code]).toEqual([400, 'time_in_past']);
  const off = await two.professional.call(SEND, {
    body: await fields({ startsAt: night().replace(':00:', ':07:') }),
  });
  expect([off.status, off.code]).toEqual([400, 'time_off_grid']);
});

test('only one proposal per posting is open, also when two are sent at once', async () => {
  const body = await fields();
  const sent = await Promise.all([1, 2, 3].map(() => two.professional.call(SEND, { body })));
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await two.professional.refused(SEND, { body })).toBe('already_proposed');
});

test('whoever withdrew may propose again', async () => {
  const body = await fields();
  const negotiation = await two.professional.ok(SEND, { body });
  await respond(two.professional, negotiation, 'withdraw');
  expect((await two.professional.ok(SEND, { body })).id).not.toBe(negotiation.id);
});

test('a posting that is closed or not there takes no proposal', async () => {
  const body = await fields();
  const { db } = world.platform;
  await db
    .updateTable('jobPostings')
    .set({ status: 'CLOSED', closesAt: null })
    .where('id', '=', body.postingId)
    .execute();
  expect(await two.professional.refused(SEND, { body })).toBe('posting_not_open');
  expect(await two.professional.refused(SEND, { body: { ...body, postingId: clara.id } })).toBe('not_found');
});

test('a professional without a profile cannot propose, and a client not at all', async () => {
  const body = await fields();
  expect(await (await world.as(nima)).refused(SEND, { body })).toBe('profile_not_initialised');
  expect(await two.client.refused(SEND, { body })).toBe('forbidden');
});

test('a service that is named must be one’s own and on offer', async () => {
  const [own, paused, others] = [
    await offerService(world, ana.id),
    await offerService(world, ana.id, false),
    await offerService(world, tendai.id),
  ];
  const negotiation = await two.professional.ok(SEND, { body: await fields({ serviceId: own }) });
  expect(negotiation.serviceId).toBe(own);
  expect(await two.professional.refused(SEND, { body: await fields({ serviceId: paused }) })).toBe(
    'service_not_active',
  );
  expect(await two.professional.refused(SEND, { body: await fields({ serviceId: others }) })).toBe(
    'not_found',
  );
});

test('what nobody may set is refused by name, and nothing is written', async () => {
  const body = { ...(await fields()), status: 'ACCEPTED' };
  const answer = await two.professional.raw({ method: 'POST', url: '/api/job/jobProposal', body });
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path: 'status' }] });
  const list = await two.client.ok('GET /api/job/jobPosting/proposals/:id', {
    params: { id: body.postingId },
  });
  expect(list).toEqual([]);
});

test('the client’s first look makes it READ, the professional’s none', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  expect((await view(two.professional, negotiation)).data.status).toBe('SENT');
  const seen = await Promise.all([view(two.client, negotiation), view(two.client, negotiation)]);
  expect(seen.map(({ data }) => data.status)).toEqual(['READ', 'READ']);
  const { data } = await view(two.professional, negotiation);
  expect(data.history.map(({ action }) => action)).toEqual(['send', 'open']);
  expect(data.turn).toBe('CLIENT');
});

test('a proposal is not found as an invite', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  expect(await two.client.refused('GET /api/job/invite/:id', { params: { id: negotiation.id } })).toBe(
    'not_found',
  );
});

test('the client compares the proposals to their posting, sorted; nobody else sees them', async () => {
  const postingId = await openPosting(world, clara.id);
  const others = await pair(world, clara, tendai);
  const mine = await send(world, two, 'PROPOSAL', { postingId, amountCents: 200_000 });
  const cheaper = await send(world, others, 'PROPOSAL', { postingId, amountCents: 100_000 });
  const list = (sort?: 'newest' | 'price' | 'days' | 'rating' | 'soonest') =>
    two.client.ok('GET /api/job/jobPosting/proposals/:id', { params: { id: postingId }, query: { sort } });
  expect((await list()).map(({ id }) => id)).toEqual([cheaper.id, mine.id]);
  expect((await list('price')).map(({ id }) => id)).toEqual([cheaper.id, mine.id]);
  expect((await list('soonest')).map(({ startsAt }) => startsAt)).toEqual(
    [mine.startsAt, cheaper.startsAt].sort(),
  );
  await world.platform.db
    .updateTable('users')
    .set({ ratingSum: 10, ratingCount: 2 })
    .where('id', '=', ana.id)
    .execute();
  expect((await list('rating'))[0]).toMatchObject({
    id: mine.id,
    professional: { rating: { average: 5, count: 2 } },
  });
  const stranger = await world.as(milo);
  const answer = await stranger.refused('GET /api/job/jobPosting/proposals/:id', {
    params: { id: postingId },
  });
  expect(answer).toBe('not_found');
});

test('a professional lists their own proposals only, by status', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  await respond(two.professional, negotiation, 'withdraw');
  const own = await two.professional.ok('GET /api/job/proposals/professional', {
    query: { status: 'WITHDRAWN' },
  });
  expect(own[0]?.id).toBe(negotiation.id);
  expect(own.every(({ professional, status }) => professional.id === ana.id && status === 'WITHDRAWN')).toBe(
    true,
  );
  expect(
    (await two.professional.ok('GET /api/job/proposals/professional', { query: {} })).length,
  ).toBeGreaterThan(own.length);
});
