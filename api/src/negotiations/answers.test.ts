import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara, tendai } from '../../test/cast.ts';
import { listen } from '../../test/listen.ts';
import {
  view,
  offerService,
  openPosting,
  pair,
  respond,
  send,
  negotiationIn,
  type Pair,
} from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';

let world: World;
let two: Pair;
let others: Pair;
beforeAll(async () => {
  world = await createWorld();
  two = await pair(world, clara, ana);
  others = await pair(world, clara, tendai);
});
afterAll(() => world.close());

const payouts = (enabled: boolean) =>
  world.platform.db
    .updateTable('profiles')
    .set({ payoutsEnabled: enabled })
    .where('userId', '=', ana.id)
    .execute();

test('a decline tells the sender why', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  await respond(two.client, negotiation, 'decline', { message: 'We found somebody closer.' });
  const { data } = await view(two.professional, negotiation);
  expect(data).toMatchObject({ status: 'DECLINED', turn: null, expiresAt: null });
  expect(data.history.at(-1)).toMatchObject({ by: 'client', message: 'We found somebody closer.' });
});

test('a look is no answer: it stays the move of whoever has to give one', async () => {
  const proposal = await send(world, two, 'PROPOSAL');
  expect((await view(two.client, proposal)).data).toMatchObject({ status: 'READ', turn: 'CLIENT' });
  const invite = await send(world, two, 'INVITE');
  expect((await view(two.professional, invite)).data).toMatchObject({ status: 'READ', turn: 'PROFESSIONAL' });
});

test('asking for another time changes the time and whose move it is', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  const startsAt = two.nextTime();
  const asked = await respond(two.client, negotiation, 'reschedule', { startsAt, minutes: 60 });
  expect(asked.data).toMatchObject({ status: 'RESCHEDULE_PRO', turn: 'PROFESSIONAL', startsAt, minutes: 60 });
  const rejected = await respond(two.professional, negotiation, 'reject_reschedule');
  expect(rejected.data).toMatchObject({ status: 'RESCHEDULE_REJECTED', turn: 'CLIENT' });
  expect(rejected.data.expiresAt).toBe(daysAfter(rejected.data.history.at(-1)?.at ?? '', 6));
});

test('asking for another time needs one, and the other answers take none', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  const without = await respond(two.client, negotiation, 'reschedule');
  expect(without).toMatchObject({ status: 400, errors: [{ path: 'startsAt' }] });
  const withOne = await respond(two.client, negotiation, 'accept', { startsAt: two.nextTime() });
  expect(withOne).toMatchObject({ status: 400, errors: [{ path: 'startsAt' }] });
  expect((await view(two.professional, negotiation)).data.status).toBe('SENT');
});

test('a client may ask for bookable times only, also in an answer', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  const startsAt = two.nextTime().replace(/T\d\d:/, 'T05:');
  expect((await respond(two.client, negotiation, 'reschedule', { startsAt })).code).toBe(
    'slot_outside_hours',
  );
  expect(
    (await respond(two.professional, await send(world, two, 'INVITE'), 'reschedule', { startsAt })).status,
  ).toBe(200);
});

test('nothing is accepted while the professional cannot be paid', async () => {
  const proposal = await send(world, two, 'PROPOSAL');
  const invite = await send(world, two, 'INVITE');
  await payouts(false);
  const byClient = await respond(two.client, proposal, 'accept');
  const byProfessional = await respond(two.professional, invite, 'accept');
  expect([byClient.code, byProfessional.code]).toEqual(['payouts_not_enabled', 'payouts_not_enabled']);
  const { data } = await view(two.professional, proposal);
  expect(data).toMatchObject({ status: 'SENT', jobId: null, payoutsEnabled: false });
  await payouts(true);
  expect((await respond(two.client, proposal, 'accept')).data.jobId).not.toBeNull();
});

test('the professional is told when a client would accept but cannot', async () => {
  const proposal = await send(world, two, 'PROPOSAL');
  const heard = listen(world);
  await payouts(false);
  await respond(two.client, proposal, 'accept');
  await respond(two.professional, await send(world, two, 'INVITE'), 'accept');
  await payouts(true);
  expect(heard.map(({ name }) => name)).toEqual(['negotiation.payouts_needed', 'negotiation.sent']);
});

test('accepting leaves the posting and the other negotiations about it open: a client may talk with several people', async () => {
  const postingId = await openPosting(world, clara.id);
  const mine = await send(world, two, 'PROPOSAL', { postingId });
  const other = await send(world, others, 'PROPOSAL', { postingId });
  const invite = await send(world, others, 'INVITE', { postingId });
  await respond(two.client, mine, 'accept');
  expect(await postingStatus(postingId)).toBe('OPEN');
  for (const negotiation of [other, invite])
    expect((await view(others.client, negotiation)).data.jobId).toBeNull();
  const { data } = await respond(others.client, other, 'accept');
  expect(data).toMatchObject({ status: 'ACCEPTED' });
  expect(data.jobId).not.toBeNull();
});

test('two people acting at once: one wins, the other is told', async () => {
  for (const kind of ['PROPOSAL', 'INVITE'] as const) {
    const negotiation = await negotiationIn(world, two, kind, 'READ');
    const [accepted, withdrawn] = await Promise.all(
      kind === 'PROPOSAL'
        ? [respond(two.client, negotiation, 'accept'), respond(two.professional, negotiation, 'withdraw')]
        : [respond(two.professional, negotiation, 'accept'), respond(two.client, negotiation, 'withdraw')],
    );
    expect([accepted.status, withdrawn.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { data } = await view(two.client, negotiation);
    expect(data.status).toBe(accepted.status === 200 ? 'ACCEPTED' : 'WITHDRAWN');
    expect(data.jobId === null).toBe(accepted.status === 409);
  }
});

test('ten clicks on accept make one job', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => respond(two.client, negotiation, 'accept')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'invalid_transition')).toHaveLength(9);
});

test('accepting all proposals to one posting at once agrees to each of them once, without a jam', async () => {
  const postingId = await openPosting(world, clara.id);
  const negotiations = [
    await send(world, two, 'PROPOSAL', { postingId }),
    await send(world, others, 'PROPOSAL', { postingId }),
  ];
  const answers = await Promise.all(
    [...negotiations, ...negotiations].map((negotiation) => respond(two.client, negotiation, 'accept')),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
});

test('another time is another one; the same may be asked for with another length', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  const { startsAt } = negotiation;
  const same = await respond(two.client, negotiation, 'reschedule', { startsAt });
  expect([same.status, same.errors]).toEqual([400, [expect.objectContaining({ path: 'startsAt' })]]);
  expect((await view(two.professional, negotiation)).data.status).toBe('SENT');
  expect((await respond(two.client, negotiation, 'reschedule', { startsAt, minutes: 15 })).status).toBe(200);
});

test('a posting stays open for 30 days from the last that was said about it', async () => {
  const postingId = await openPosting(world, clara.id);
  const asked = { params: { id: postingId } };
  const closesAt = async () => (await two.client.ok('GET /api/job/jobPosting/:id', asked)).closesAt ?? '';
  const inThirtyDays = () => daysAfter(world.platform.clock.instant(), 30);
  await world.advance({ hours: 1 });
  const beforeProposal = inThirtyDays();
  const negotiation = await send(world, two, 'PROPOSAL', { postingId });
  expect((await closesAt()) >= beforeProposal).toBe(true);
  await world.advance({ hours: 1 });
  const beforeAnswer = inThirtyDays();
  expect((await respond(two.client, negotiation, 'decline')).status).toBe(200);
  expect((await closesAt()) >= beforeAnswer).toBe(true);
});

test('negotiations end by themselves six days after the last move, and not before', async () => {
  const still = await send(world, two, 'PROPOSAL');
  await world.advance({ days: 5 });
  const moved = await send(world, two, 'INVITE');
  await world.advance({ hours: 23 });
  expect((await view(two.professional, still)).data.status).toBe('SENT');
  await world.advance({ hours: 2 });
  expect((await view(two.professional, still)).data.status).toBe('EXPIRED');
  expect((await view(two.client, moved)).data.status).toBe('SENT');
});

test('a negotiation whose time has come takes no answer, even before the sweep', async () => {
  const negotiation = await send(world, two, 'PROPOSAL', {
    startsAt: quarterAfter(world.platform.clock.now()),
  });
  world.platform.clock.advance(3600);
  expect((await view(two.client, negotiation)).data.status).toBe('SENT');
  expect((await respond(two.client, negotiation, 'accept')).code).toBe('invalid_transition');
  await world.settle();
  expect((await view(two.client, negotiation)).data.status).toBe('EXPIRED');
});

test('negotiations end with the service they are about', async () => {
  const serviceId = await offerService(world, ana.id);
  const negotiation = await send(world, two, 'INVITE', { serviceId });
  const { platform } = world;
  await inTransaction(platform.db, (trx) =>
    platform.events.emit(platform, trx, 'service.ended', { serviceId }),
  );
  expect((await view(two.client, negotiation)).data.status).toBe('EXPIRED');
});

const quarterAfter = (now: Date) => new Date(Math.ceil(now.getTime() / 900_000) * 900_000).toISOString();

async function postingStatus(id: string) {
  const { db } = world.platform;
  return (await db.selectFrom('jobPostings').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
}

describe('a time whose professional changes their hours before it is accepted', () => {
  const dayOf = (startsAt: string) => startsAt.slice(0, 10);
  const close = (startsAt: string) =>
    two.professional.ok('POST /api/availability/date', { body: { date: dayOf(startsAt), slots: [] } });
  const open = (startsAt: string) =>
    two.professional.ok('DELETE /api/availability/date', { query: { date: dayOf(startsAt) } });

  test('is refused to the client, and the negotiation goes on', async () => {
    const negotiation = await send(world, two, 'PROPOSAL');
    await close(negotiation.startsAt);
    expect((await respond(two.client, negotiation, 'accept')).code).toBe('slot_outside_hours');
    expect((await view(two.client, negotiation)).data.status).toBe('READ');
    await open(negotiation.startsAt);
  });

  test('is refused where another time of theirs was closed, too', async () => {
    const negotiation = await send(world, two, 'INVITE');
    const startsAt = two.nextTime();
    await respond(two.professional, negotiation, 'reschedule', { startsAt });
    await close(startsAt);
    expect((await respond(two.client, negotiation, 'accept')).code).toBe('slot_outside_hours');
    await open(startsAt);
  });

  test('is refused once the weekly hours have lost it, and accepted when they have it again', async () => {
    const hours = await two.professional.ok('GET /api/availability/professional');
    const negotiation = await send(world, two, 'PROPOSAL');
    await two.professional.ok('POST /api/availability/professional', { body: { ...hours, rules: [] } });
    expect((await respond(two.client, negotiation, 'accept')).code).toBe('slot_outside_hours');
    await two.professional.ok('POST /api/availability/professional', { body: hours });
    expect((await respond(two.client, negotiation, 'accept')).status).toBe(200);
  });

  test('is accepted by the professional, whose time it is', async () => {
    const negotiation = await send(world, two, 'INVITE');
    await close(negotiation.startsAt);
    expect((await respond(two.professional, negotiation, 'accept')).status).toBe(200);
    await open(negotiation.startsAt);
  });

  test('is accepted where the professional offered it outside their hours, until they close that day', async () => {
    const free = two.nextTime();
    await close(free);
    const offered = await send(world, two, 'PROPOSAL', { startsAt: free });
    expect((await respond(two.client, offered, 'accept')).status).toBe(200);
    const night = two.nextTime().replace(/T\d\d:/, 'T05:');
    const closed = await send(world, two, 'PROPOSAL', { startsAt: night });
    await close(night);
    expect((await respond(two.client, closed, 'accept')).code).toBe('slot_outside_hours');
  });
});
