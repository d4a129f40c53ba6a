import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { APPOINTMENT_STATUSES } from '@parley/contract/appointments/states.ts';
import { otherSide, type Side, type SideRole, SIDES } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { agreedIn, consultation, advanceTo, move, plan, plannedIn } from '../../test/consultations.ts';
import { documentedMoves, documentedActors, documentedTarget } from '../../test/rules/documented-moves.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter, minutesAfter } from '../platform/clock.ts';

const ANSWERS = ['request', 'accept', 'reject', 'decline', 'withdraw', 'cancel'] as const;
const ACTIONS = ['open', ...ANSWERS] as const;
type Action = (typeof ACTIONS)[number];
const AGREED = ['ACCEPTED', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED', 'CANCELLED'] as const;

let world: World;
let hired: HiredJob;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  // The first consultation of the job keeps its hour; the others get the ones after.
});

const extra = (action: string) => {
  if (action === 'cancel') return { message: 'I am ill.' };
  return action === 'request' ? { startsAt: hired.nextTime() } : {};
};
const unagreed = documentedMoves('Moves of a consultation that is not agreed yet');
const agreed = documentedMoves('Moves of an agreed consultation');

/** Runs the action and returns its effect; null if refused. */
async function outcomeOf(side: Side, action: Action, before: Appointment): Promise<Appointment | null> {
  const { id } = before;
  if (action === 'open') {
    await hired[side].ok('GET /api/job/meeting/:id', { params: { id } });
    const after = await consultation(hired, id);
    if (after.status !== before.status) return after;
    expect(after).toEqual(before);
    return null;
  }
  const answer = await move(hired[side], id, action, extra(action));
  if (answer.status === 200) return answer.data;
  expect([side, action, answer.status, answer.code]).toEqual([side, action, 409, 'invalid_transition']);
  expect(await consultation(hired, id)).toEqual(before);
  return null;
}

describe.each(SIDES)('a consultation that the %s asked for', (asker) => {
  test.each(APPOINTMENT_STATUSES.filter((status) => status !== 'ACCEPTED'))(
    'lets each side do what docs/journeys.md says in %s, and nothing else',
    async (status) => {
      const still = await plannedIn(world, hired, asker, status);
      for (const side of SIDES) {
        for (const action of ACTIONS) {
          const parties = documentedActors(side, side === asker);
          const to = documentedTarget(unagreed, { action, from: status, parties });
          const before = to ? await plannedIn(world, hired, asker, status) : still;
          const after = await outcomeOf(side, action, before);
          expect([side, action, after?.status ?? null]).toEqual([side, action, to]);
          if (after) expect(after.history.at(-1)).toMatchObject({ by: side, action, from: status, to });
        }
      }
    },
  );
});

test.each(AGREED)(
  'an agreed consultation lets each side do what docs/journeys.md says in %s',
  async (status) => {
    const still = await agreedIn(world, hired, status);
    for (const side of SIDES) {
      for (const action of ACTIONS) {
        const to = documentedTarget(agreed, { action, from: status, parties: [side] });
        const before = to ? await agreedIn(world, hired, status) : still;
        const after = await outcomeOf(side, action, before);
        expect([side, action, after?.status ?? null]).toEqual([side, action, to]);
        // The old time stands until a new one is accepted.
        if (after && action !== 'accept') expect(after.startsAt).toBe(before.startsAt);
      }
    }
  },
);

test('strangers find no consultation to move, and admins use their own call', async () => {
  const { id } = await plannedIn(world, hired, 'client', 'SENT');
  for (const stranger of [milo, tendai]) {
    const by = await world.as(stranger);
    for (const action of ANSWERS) expect((await move(by, id, action, extra(action))).code).toBe('not_found');
    expect((await plan(by, hired.jobId, hired.nextTime())).code).toBe('not_found');
  }
  expect((await move(await world.as(ada), id, 'accept')).code).toBe('forbidden');
});

test('a new time takes the place of the old one in the calendar only once it is accepted', async () => {
  const { appointmentId: id, startsAt: old } = hired;
  const startsAt = hired.nextTime();
  const asked = await move(hired.client, id, 'request', { startsAt, message: 'An hour later?' });
  expect(asked.data).toMatchObject({ startsAt: old, proposedStartsAt: startsAt, turn: 'PROFESSIONAL' });
  const free = async (at: string) => {
    const query = { userId: ana.id, from: at, to: minutesAfter(at, 15), minutes: 30 };
    return (await world.nobody.ok('GET /api/availability/slots', { query })).slots.includes(at);
  };
  expect([await free(old), await free(startsAt)]).toEqual([false, true]);
  const { data } = await move(hired.professional, id, 'accept');
  expect(data).toMatchObject({ status: 'ACCEPTED', startsAt, proposedStartsAt: null, turn: null });
  expect([await free(old), await free(startsAt)]).toEqual([true, false]);
});

test('its two sides are offered the times to which it can move, also those that overlap its own', async () => {
  const { appointmentId: moving, startsAt, professionalId: userId } = hired;
  const later = minutesAfter(startsAt, 15);
  const query = {
    userId,
    from: minutesAfter(startsAt, -15),
    to: minutesAfter(startsAt, 30),
    minutes: 30,
    moving,
  };
  const { moving: _, ...unmoved } = query;
  const offered = async (by: Client, asked: typeof unmoved) =>
    (await by.ok('GET /api/availability/slots', { query: asked })).slots;
  expect(await offered(hired.client, unmoved)).not.toContain(later);
  for (const by of [hired.client, hired.professional, await world.as(ada)]) {
    const slots = await offered(by, query);
    expect(slots).toContain(later);
    // Where it is already is no other time.
    expect(slots).not.toContain(startsAt);
  }
  for (const by of [await world.as(milo), await world.as(tendai), world.nobody])
    expect(await by.refused('GET /api/availability/slots', { query })).toBe('not_found');
  const own = { from: startsAt, to: later };
  const busy = (asked: object) =>
    hired.client.ok('GET /api/availability/busy', { query: { ...own, ...asked } });
  expect([(await busy({})).length, (await busy({ moving })).length]).toEqual([1, 0]);
});

test('a consultation may move to a time that overlaps its own', async () => {
  const startsAt = minutesAfter(hired.startsAt, 15);
  const asked = await move(hired.professional, hired.appointmentId, 'request', { startsAt });
  expect(asked.data.proposedStartsAt).toBe(startsAt);
  expect((await move(hired.client, hired.appointmentId, 'accept')).data.startsAt).toBe(startsAt);
});

test.each(SIDES)(
  'the %s may ask for another time three times and no more, whatever became of it',
  async (side) => {
    const other = otherSide(side);
    const { appointmentId: id } = hired;
    const ask = (by: Side) => move(hired[by], id, 'request', { startsAt: hired.nextTime() });
    const endings = [
      () => move(hired[other], id, 'reject'),
      () => move(hired[side], id, 'withdraw'),
      () => move(hired[other], id, 'accept'),
    ];
    for (const [done, end] of endings.entries()) {
      expect((await ask(side)).data.movesLeft).toEqual({ [side]: 2 - done, [other]: 3 });
      expect((await end()).status).toBe(200);
    }
    const still = await consultation(hired);
    expect((await ask(side)).code).toBe('too_many_moves');
    expect(await consultation(hired)).toEqual(still);
    expect((await ask(other)).data.movesLeft).toEqual({ [side]: 0, [other]: 2 });
  },
);

test.each(SIDES)('of one that was not agreed yet the %s may offer three other times', async (side) => {
  const { id } = await plannedIn(world, hired, 'client', 'READ');
  const ask = () => move(hired[side], id, 'request', { startsAt: hired.nextTime() });
  const other = otherSide(side);
  for (const left of [2, 1, 0]) {
    expect((await ask()).data.movesLeft[side]).toBe(left);
    await move(hired[other], id, 'reject');
  }
  expect((await ask()).code).toBe('too_many_moves');
});

test('a move that nobody answered waits until the agreed time comes, and leaves it was', async () => {
  const { appointmentId: id, startsAt } = hired;
  await move(hired.professional, id, 'request', { startsAt: daysAfter(startsAt, 1) });
  await advanceTo(world, startsAt, -1);
  expect(await consultation(hired)).toMatchObject({ status: 'RESCHEDULE', expiresAt: startsAt });
  await advanceTo(world, startsAt);
  const left = await consultation(hired);
  expect(left).toMatchObject({ status: 'ACCEPTED', startsAt, proposedStartsAt: null });
  expect(left.history.at(-1)).toMatchObject({ by: 'clock', action: 'expire', to: 'ACCEPTED' });
  expect((await move(hired.client, id, 'accept')).code).toBe('invalid_transition');
});

test('two who accept and reject at once do one of it', async () => {
  const { id } = await plannedIn(world, hired, 'client', 'SENT');
  const answers = await Promise.all([
    move(hired.professional, id, 'accept'),
    move(hired.professional, id, 'decline'),
    move(hired.client, id, 'withdraw'),
  ]);
  expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual([
    'done',
    'invalid_transition',
    'invalid_transition',
  ]);
});

test('of two consultations that want the same hour only one gets it, whatever at once', async () => {
  const startsAt = hired.nextTime();
  const one = await plan(hired.client, hired.jobId, startsAt);
  const other = await plan(hired.client, hired.jobId, startsAt);
  const answers = await Promise.all(
    [one, other].map(({ data }) => move(hired.professional, data.id, 'accept')),
  );
  expect(answers.map(({ code, status }) => code ?? String(status)).toSorted()).toEqual(['200', 'slot_taken']);
});

test('before a hire the two agree on further consultations, too', async () => {
  const talking = await hire(world, { client: clara, professional: ana });
  const { data } = await plan(talking.client, talking.jobId, talking.nextTime());
  expect((await move(talking.professional, data.id, 'accept')).data).toMatchObject({ status: 'ACCEPTED' });
});

test('times are checked when they are asked for', async () => {
  const ask = (startsAt: string) => move(hired.client, hired.appointmentId, 'request', { startsAt });
  expect((await ask(minutesAfter(hired.nextTime(), 7))).code).toBe('time_off_grid');
  expect((await ask(daysAfter(hired.startsAt, -300))).code).toBe('time_in_past');
  expect((await move(hired.client, hired.appointmentId, 'request')).code).toBe('invalid_input');
  const startsAt = hired.nextTime();
  expect((await move(hired.client, hired.appointmentId, 'reject', { startsAt })).code).toBe('invalid_input');
});

test('the work is accepted: nothing is to come, open or agreed', async () => {
  const open = await plannedIn(world, hired, 'client', 'SENT');
  const moving = await agreedIn(world, hired, 'RESCHEDULE');
  await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
  for (const { id } of [open, moving]) {
    const { status, history } = await consultation(hired, id);
    expect(status).toBe('CANCELLED');
    expect(history.at(-1)).toMatchObject({ by: 'clock', action: 'cancel' });
  }
  const bookings = world.platform.db.selectFrom('bookings').where('appointmentId', '=', moving.id);
  expect(await bookings.selectAll().execute()).toEqual([]);
});

test('whoever was asked for another consultation reads that the request, not the consultation, was withdrawn', async () => {
  const { id } = await plannedIn(world, hired, 'client', 'SENT');
  await move(hired.client, id, 'withdraw');
  const { notifications } = await hired.professional.ok('GET /api/notification/unread', { query: {} });
  expect(notifications[0]?.message).toMatch(/ withdrew the request for another consultation about “/);
});

test('an admin does what a side could, with a reason, and both are told', async () => {
  const { id } = await plannedIn(world, hired, 'client', 'SENT');
  const admin = await world.as(ada);
  const act = (body: { as: SideRole; action: 'accept' | 'withdraw' }) =>
    admin.call('POST /api/job/appointments/admin/:id', {
      params: { id },
      body: { ...body, reason: 'Asked on the phone.' },
    });
  expect((await act({ as: 'CLIENT', action: 'accept' })).code).toBe('invalid_transition');
  const { data } = await act({ as: 'PROFESSIONAL', action: 'accept' });
  expect(data.history.at(-1)).toMatchObject({
    by: 'admin',
    action: 'accept',
    message: 'Asked on the phone.',
  });
  const { items } = await admin.ok('GET /api/admin/audit', { query: {} });
  expect(items[0]).toMatchObject({ action: 'appointment.accept as professional', subject: { id } });
  const { audit } = await admin.ok('GET /api/job/admin/:id', { params: { id: hired.jobId } });
  expect(audit[0]).toMatchObject({ action: 'appointment.accept as professional', subject: { id } });
  for (const by of [hired.client, hired.professional]) {
    const { notifications } = await by.ok('GET /api/notification/unread', { query: {} });
    expect(notifications[0]?.message).toContain('Parley acted on behalf of the');
  }
  expect(
    await hired.client.refused('POST /api/job/appointments/admin/:id', {
      params: { id },
      body: { as: 'CLIENT', action: 'request', reason: 'No.' },
    }),
  ).toBe('forbidden');
});

test('whoever has to answer finds it under what needs them', async () => {
  await plannedIn(world, hired, 'client', 'SENT');
  const { needsYou } = await hired.professional.ok('GET /api/dashboard', { query: {} });
  expect(needsYou.find(({ kind }) => kind === 'answer_appointment')).toMatchObject({
    action: 'View request',
  });
  const own = await hired.client.ok('GET /api/dashboard', { query: {} });
  expect(
    own.needsYou.filter(({ kind, url }) => kind === 'answer_appointment' && url.includes(hired.jobId)),
  ).toEqual([]);
});

test('a side asks for thirty further consultations of a job in a day, at once or not', async () => {
  const startsAt = hired.nextTime();
  const ask = (by: Client) =>
    by.call('POST /api/job/appointments', { body: { jobId: hired.jobId, startsAt, minutes: 30 } });
  const asked = await Promise.all(Array.from({ length: 31 }, () => ask(hired.professional)));
  expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(30).fill(201),
    429,
  ]);
  const [first] = asked.flatMap(({ status, data }) => (status === 201 ? [data.id] : []));
  // Taking one back makes no room: the other side was told of each.
  await move(hired.professional, first ?? '', 'withdraw');
  expect((await ask(hired.professional)).code).toBe('too_many_today');
  expect((await ask(hired.client)).status).toBe(201);
  await world.advance({ hours: 25 });
  expect((await ask(hired.professional)).code).not.toBe('too_many_today');
});
