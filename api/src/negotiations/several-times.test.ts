import { NEGOTIATION_KINDS, OPEN_NEGOTIATION_STATUSES } from '@parley/contract/negotiations/states.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import {
  negotiationIn,
  openPosting,
  pair,
  respond,
  send,
  sender,
  view,
  type Negotiation,
  type Pair,
} from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter } from '../platform/clock.ts';

let world: World;
let two: Pair;
beforeAll(async () => {
  world = await createWorld();
  two = await pair(world, clara, ana);
});
afterAll(() => world.close());

const recipient = ({ kind }: Negotiation) => (kind === 'PROPOSAL' ? two.client : two.professional);
/** Three bookable times, in order. */
const threeTimes = () => [two.nextTime(), two.nextTime(), two.nextTime()] as const;

async function sendThree(kind: Negotiation['kind']) {
  const [startsAt, second, third] = threeTimes();
  return send(world, two, kind, { startsAt, alternatives: [second, third] });
}

describe.each(NEGOTIATION_KINDS)('a %s with three times', (kind) => {
  test('shows them to both sides, and its history keeps them', async () => {
    const negotiation = await sendThree(kind);
    for (const side of [two.client, two.professional]) {
      const { data } = await view(side, negotiation);
      expect(data).toMatchObject({
        startsAt: negotiation.startsAt,
        alternatives: negotiation.alternatives,
        takenTimes: [],
      });
      expect(data.history[0]).toMatchObject({
        startsAt: negotiation.startsAt,
        alternatives: negotiation.alternatives,
      });
    }
  });

  test('is accepted at the one that the answer names, where the two then talk', async () => {
    const negotiation = await sendThree(kind);
    const startsAt = negotiation.alternatives[1] ?? '';
    const { data } = await respond(recipient(negotiation), negotiation, 'accept', { startsAt });
    expect(data).toMatchObject({ status: 'ACCEPTED', startsAt, alternatives: [], takenTimes: [] });
    expect(data.history.at(-1)).toMatchObject({ action: 'accept', startsAt });
    const job = await two.client.ok('GET /api/job/:id', { params: { id: data.jobId ?? '' } });
    expect(job.appointments.map((each) => each.startsAt)).toEqual([startsAt]);
  });

  test('is not accepted without saying which, nor at a time that nobody suggested', async () => {
    const negotiation = await sendThree(kind);
    for (const given of [{}, { startsAt: two.nextTime() }]) {
      const answer = await respond(recipient(negotiation), negotiation, 'accept', given);
      expect(answer).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ path: 'startsAt' }] });
    }
    expect((await view(sender(two, kind), negotiation)).data.jobId).toBeNull();
  });

  test('is refused with a further time that is past, too many, or named twice, at its field', async () => {
    const [startsAt, second, third] = threeTimes();
    const past = daysAfter(world.platform.clock.instant(), -1).replace(/T.*/, 'T15:00:00.000Z');
    const given: [string[], string][] = [
      [[second, past], 'alternatives.1'],
      [[second, third, two.nextTime()], 'alternatives'],
      [[startsAt], 'alternatives.0'],
      [[second, second], 'alternatives.1'],
    ];
    for (const [alternatives, path] of given) {
      const body = { message: 'Hello.', startsAt, alternatives, minutes: 30, amountCents: 90_000 };
      const answer = await (kind === 'PROPOSAL'
        ? two.professional.call('POST /api/job/jobProposal', {
            body: { ...body, postingId: (await sendThree('PROPOSAL')).postingId ?? '', estimatedDays: 3 },
          })
        : two.client.call('POST /api/job/jobPosting/invite', {
            body: { ...body, serviceId: (await sendThree('INVITE')).serviceId ?? '' },
          }));
      expect([answer.status, answer.errors]).toEqual([400, [expect.objectContaining({ path })]]);
    }
  });
});

test('each further time of a client has to be bookable like the first', async () => {
  const night = two.nextTime().replace(/T\d\d:/, 'T05:');
  const negotiation = await send(world, two, 'PROPOSAL');
  const alternatives = [two.nextTime(), night];
  const answer = await respond(two.client, negotiation, 'reschedule', {
    startsAt: two.nextTime(),
    alternatives,
  });
  expect(answer).toMatchObject({ code: 'slot_outside_hours', errors: [{ path: 'alternatives.1' }] });
});

test('suggesting another time replaces all of them', async () => {
  const negotiation = await sendThree('PROPOSAL');
  const [startsAt, further] = threeTimes();
  const asked = await respond(two.client, negotiation, 'reschedule', { startsAt, alternatives: [further] });
  expect(asked.data).toMatchObject({ startsAt, alternatives: [further] });
  const old = await respond(two.professional, negotiation, 'accept', { startsAt: negotiation.startsAt });
  expect([old.status, old.errors?.[0]?.path]).toEqual([400, 'startsAt']);
  const one = await respond(two.professional, negotiation, 'reschedule', { startsAt: two.nextTime() });
  expect(one.data.alternatives).toEqual([]);
});

test('one that has been booked by somebody else is marked, and can’t be accepted; the others can', async () => {
  const negotiation = await sendThree('INVITE');
  const { startsAt: taken } = negotiation;
  const [, free] = negotiation.alternatives;
  const others = await pair(world, milo, ana);
  const rival = await send(world, others, 'PROPOSAL', { startsAt: taken });
  await respond(others.client, rival, 'accept');
  const { data } = await view(two.client, negotiation);
  expect(data.takenTimes).toEqual([taken]);
  const late = await respond(two.professional, negotiation, 'accept', { startsAt: taken });
  expect(late.code).toBe('slot_taken');
  expect((await respond(two.professional, negotiation, 'accept', { startsAt: free })).status).toBe(200);
});

test.each([
  ['in order', [2, 26, 30]],
  ['the last one first', [30, 2, 26]],
])(
  'it stays open until the last of its times has passed, named %s, and one that has passed can’t be accepted',
  async (_order, hours) => {
    const now = world.platform.clock.now().getTime();
    const times = hours.map((ahead) =>
      new Date(Math.ceil(now / 900_000) * 900_000 + ahead * 3_600_000).toISOString(),
    );
    const [startsAt, ...alternatives] = times;
    const negotiation = await send(world, two, 'PROPOSAL', { startsAt, alternatives });
    expect(negotiation.expiresAt).toBe(times[hours.indexOf(30)]);
    await world.advance({ hours: 4 });
    const passed = { startsAt: times[hours.indexOf(2)] };
    expect((await respond(two.client, negotiation, 'accept', passed)).code).toBe('time_in_past');
    await world.advance({ hours: 24 });
    expect((await view(two.professional, negotiation)).data.status).toBe('SENT');
    await world.advance({ hours: 3 });
    expect((await view(two.professional, negotiation)).data.status).toBe('EXPIRED');
  },
);

test.each(OPEN_NEGOTIATION_STATUSES)(
  'a message in %s tells the other side and moves nothing: status, turn, times and deadline stay',
  async (status) => {
    for (const kind of NEGOTIATION_KINDS) {
      const negotiation = await negotiationIn(world, two, kind, status);
      const {
        history: before,
        professional: _,
        ...standing
      } = (await view(sender(two, kind), negotiation)).data;
      for (const side of ['client', 'professional'] as const) {
        const message = `Is it in English? asks the ${side}`;
        expect((await respond(two[side], negotiation, 'write', { message })).status).toBe(200);
        expect(await latestNews(side === 'client' ? ana.id : clara.id)).toContain(message);
      }
      const { history, professional: __, ...now } = (await view(sender(two, kind), negotiation)).data;
      expect(now).toEqual(standing);
      expect(history.slice(before.length)).toMatchObject([
        { by: 'client', action: 'write', from: status, to: status, message: expect.any(String) },
        { by: 'professional', action: 'write', from: status, to: status },
      ]);
    }
  },
);

test('a message needs words, at most 4,000 characters of them, and no time', async () => {
  const negotiation = await send(world, two, 'INVITE');
  const refused = async (given: Parameters<typeof respond>[3]) =>
    (await respond(two.client, negotiation, 'write', given)).errors?.map(({ path }) => path);
  expect(await refused({})).toEqual(['message']);
  expect(await refused({ message: ' \n' })).toEqual(['message']);
  expect(await refused({ message: 'a'.repeat(4_001) })).toEqual(['message']);
  expect(await refused({ message: 'Hello.', startsAt: two.nextTime() })).toEqual(['startsAt']);
  expect((await respond(two.client, negotiation, 'write', { message: 'a'.repeat(4_000) })).status).toBe(200);
});

test('one on a day that the professional has closed since is refused to the client; another is accepted', async () => {
  const [startsAt, second] = [two.nextTime(), onAnotherDay(two)];
  const negotiation = await send(world, two, 'PROPOSAL', { startsAt, alternatives: [second] });
  const body = { date: second.slice(0, 10), slots: [] };
  await two.professional.ok('POST /api/availability/date', { body });
  const closed = await respond(two.client, negotiation, 'accept', { startsAt: second });
  expect(closed.code).toBe('slot_outside_hours');
  await two.professional.ok('DELETE /api/availability/date', { query: { date: body.date } });
  expect((await respond(two.client, negotiation, 'accept', { startsAt })).status).toBe(200);
});

/** The first bookable time of the next day. */
function onAnotherDay(these: Pair): string {
  const day = these.nextTime().slice(0, 10);
  for (;;) {
    const time = these.nextTime();
    if (time.slice(0, 10) !== day) return time;
  }
}

test('somebody who has been blocked in the meantime can’t write, and neither can who blocked them', async () => {
  const negotiation = await send(world, two, 'INVITE');
  const { db } = world.platform;
  // Sent at the very moment of the block, which ends all that it sees.
  const block = { blockerId: clara.id, blockedId: ana.id, createdAt: world.platform.clock.instant() };
  await db.insertInto('userBlocks').values(block).execute();
  for (const side of [two.client, two.professional])
    expect((await respond(side, negotiation, 'write', { message: 'Hello?' })).code).toBe('blocked');
  await db.deleteFrom('userBlocks').execute();
});

test('proposals are sorted by the soonest of their times', async () => {
  const postingId = await openPosting(world, clara.id);
  const [soon, later, latest] = threeTimes();
  const others = await pair(world, clara, tendai);
  const first = await send(world, two, 'PROPOSAL', { postingId, startsAt: latest, alternatives: [soon] });
  const second = await send(world, others, 'PROPOSAL', { postingId, startsAt: later });
  const given = { params: { id: postingId }, query: { sort: 'soonest' as const } };
  const sorted = await two.client.ok('GET /api/job/jobPosting/proposals/:id', given);
  expect(sorted.map(({ id }) => id)).toEqual([first.id, second.id]);
});

test('a message does not keep it open: it expires six days after the last move', async () => {
  const negotiation = await send(world, two, 'INVITE');
  await world.advance({ days: 5 });
  await respond(two.client, negotiation, 'write', { message: 'Any thoughts?' });
  await world.advance({ days: 1, hours: 1 });
  expect((await view(two.client, negotiation)).data.status).toBe('EXPIRED');
});

async function latestNews(userId: string): Promise<string | undefined> {
  const query = world.platform.db.selectFrom('notifications').select('message').where('userId', '=', userId);
  return (await query.orderBy('id', 'desc').limit(1).executeTakeFirst())?.message;
}

test('a side makes fifty moves in a day that keep it open, messages and other times, and can always end it', async () => {
  const negotiation = await send(world, two, 'PROPOSAL');
  const write = (by: Client) => respond(by, negotiation, 'write', { message: 'a'.repeat(4_000) });
  const written: Awaited<ReturnType<typeof write>>[] = [];
  for (let turn = 0; turn < 7; turn += 1)
    written.push(...(await Promise.all(Array.from({ length: 8 }, () => write(two.professional)))));
  // Sending it was the first.
  expect(written.filter(({ status }) => status === 200)).toHaveLength(49);
  expect(written.at(-1)).toMatchObject({ status: 429, code: 'too_many_today' });
  const later = { startsAt: two.nextTime() };
  expect((await respond(two.professional, negotiation, 'reschedule', later)).code).toBe('too_many_today');
  expect((await write(two.client)).status).toBe(200);
  expect((await respond(two.professional, negotiation, 'withdraw')).status).toBe(200);
});
