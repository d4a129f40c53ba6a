import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { pay } from '../../../test/pay.ts';
import { pair, respond, send, type Pair } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { minutesAfter } from '../../platform/clock.ts';
import { joinRoom } from './record-presence.ts';

let world: World;
let two: Pair;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  two = await pair(world, clara, ana, 0);
});
afterAll(() => world.close());

const meeting = (by: Client, id: string) => by.ok('GET /api/job/meeting/:id', { params: { id } });
const checkIn = (by: Client, id: string) =>
  by.call('POST /api/job/appointment/checkin/:id', { params: { id }, body: {} });
const start = (by: Client, id: string) =>
  by.call('POST /api/job/meeting/start/:id', { params: { id }, body: {} });
const end = (by: Client, id: string) =>
  by.call('POST /api/job/meeting/end/:id', { params: { id }, body: {} });

/** A job's upcoming consultation at its own hour. */
async function consultation(isHired = true) {
  let startsAt = two.nextTime();
  while (startsAt < minutesAfter(world.platform.clock.instant(), 60)) startsAt = two.nextTime();
  const negotiation = await send(world, two, 'PROPOSAL', { startsAt });
  const { data } = await respond(two.client, negotiation, 'accept');
  const jobId = data.jobId ?? '';
  if (isHired) await pay(world, two.client, jobId);
  const job = await two.client.ok('GET /api/job/:id', { params: { id: jobId } });
  const id = job.appointments[0]?.id ?? '';
  return { id, jobId, startsAt };
}

async function advanceTo(instant: string, minutes = 0): Promise<void> {
  const ahead = Date.parse(minutesAfter(instant, minutes)) - world.platform.clock.now().getTime();
  await world.advance({ minutes: ahead / 60_000 });
}

test('the room opens ten minutes before the start, and not before', async () => {
  const { id, startsAt } = await consultation();
  await advanceTo(startsAt, -11);
  expect(await meeting(two.client, id)).toMatchObject({
    state: 'EARLY',
    opensAt: minutesAfter(startsAt, -10),
    closesAt: minutesAfter(startsAt, 60),
  });
  for (const act of [checkIn, start, end]) expect((await act(two.client, id)).code).toBe('too_early');
  await advanceTo(startsAt, -10);
  expect((await meeting(two.client, id)).state).toBe('OPEN');
  expect((await checkIn(two.client, id)).data.checkedIn).toEqual({ client: true, professional: false });
});

test('a meeting starts once both are here, and starting it again changes nothing', async () => {
  const { id, startsAt } = await consultation();
  await advanceTo(startsAt, -5);
  await checkIn(two.client, id);
  expect((await start(two.client, id)).code).toBe('not_checked_in');
  expect((await end(two.client, id)).code).toBe('not_checked_in');
  await Promise.all([checkIn(two.professional, id), checkIn(two.professional, id)]);
  const started = await start(two.client, id);
  expect(started.data.state).toBe('LIVE');
  await world.advance({ minutes: 1 });
  const again = await start(two.professional, id);
  expect(again.data.appointment.meeting).toEqual(started.data.appointment.meeting);
});

test('a meeting is over once both have ended it', async () => {
  const { id, startsAt } = await consultation();
  await advanceTo(startsAt);
  await Promise.all([checkIn(two.client, id), checkIn(two.professional, id)]);
  await start(two.professional, id);
  for (const again of [1, 2]) {
    const { data } = await end(two.professional, id);
    expect([again, data.state, data.appointment.hasEnded]).toEqual([
      again,
      'LIVE',
      { client: false, professional: true },
    ]);
  }
  expect((await meeting(two.client, id)).state).toBe('LIVE');
  expect((await end(two.client, id)).data.state).toBe('ENDED');
  for (const act of [checkIn, start, end])
    for (const by of [two.client, two.professional]) expect((await act(by, id)).code).toBe('ended');
});

test('whoever comes back into the room has not ended it after all', async () => {
  const { id, startsAt } = await consultation();
  await advanceTo(startsAt);
  await Promise.all([checkIn(two.client, id), checkIn(two.professional, id)]);
  await start(two.client, id);
  await end(two.client, id);
  await joinRoom(world.platform, { appointmentId: id, userId: two.professionalId });
  expect((await meeting(two.client, id)).appointment.hasEnded.client).toBe(true);
  await joinRoom(world.platform, { appointmentId: id, userId: two.clientId });
  expect((await end(two.professional, id)).data.state).toBe('LIVE');
  expect((await end(two.client, id)).data.state).toBe('ENDED');
});

test('of two who end it at once the second one ends it for good', async () => {
  const { id, startsAt } = await consultation();
  await advanceTo(startsAt);
  await Promise.all([checkIn(two.client, id), checkIn(two.professional, id)]);
  await start(two.client, id);
  await Promise.all([end(two.client, id), end(two.professional, id)]);
  expect((await meeting(two.client, id)).state).toBe('ENDED');
});

test('a consultation that began early is not moved any more, nor is a move that was asked for before', async () => {
  const { id, startsAt } = await consultation();
  const answer = (by: Client, action: 'request' | 'accept', time?: string) => {
    const body = { id, action, ...(time && { startsAt: time }) };
    return by.call('POST /api/job/appointments/reschedule', { body });
  };
  expect((await answer(two.client, 'request', two.nextTime())).status).toBe(200);
  await advanceTo(startsAt, -5);
  await Promise.all([checkIn(two.client, id), checkIn(two.professional, id)]);
  await start(two.professional, id);
  expect((await answer(two.professional, 'accept')).code).toBe('invalid_transition');
  for (const by of [two.client, two.professional]) await end(by, id);
  expect((await answer(two.professional, 'request', two.nextTime())).code).toBe('invalid_transition');
});

test('who had come before the consultation was moved has not come to its new time', async () => {
  const { id, startsAt } = await consultation();
  const answer = (by: Client, action: 'request' | 'accept', time?: string) => {
    const body = { id, action, ...(time && { startsAt: time }) };
    return by.call('POST /api/job/appointments/reschedule', { body });
  };
  await advanceTo(startsAt, -5);
  await checkIn(two.client, id);
  let later = two.nextTime();
  while (later < minutesAfter(startsAt, 24 * 60)) later = two.nextTime();
  expect((await answer(two.professional, 'request', later)).status).toBe(200);
  expect((await answer(two.client, 'accept')).status).toBe(200);
  await advanceTo(later, -5);
  const { data } = await checkIn(two.professional, id);
  expect(data.checkedIn).toEqual({ client: false, professional: true });
  expect((await start(two.professional, id)).code).toBe('not_checked_in');
  await checkIn(two.client, id);
  expect((await start(two.professional, id)).data.state).toBe('LIVE');
});

test('the room closes by itself thirty minutes after the planned end', async () => {
  const { id, startsAt } = await consultation();
  await advanceTo(startsAt, 59);
  await Promise.all([checkIn(two.client, id), checkIn(two.professional, id)]);
  expect((await start(two.client, id)).data.state).toBe('LIVE');
  await advanceTo(startsAt, 60);
  expect((await meeting(two.client, id)).state).toBe('ENDED');
  expect((await end(two.client, id)).code).toBe('ended');
});

test('the two talk before anybody is hired, and go on when the job ends meanwhile', async () => {
  const { id, jobId, startsAt } = await consultation(false);
  await advanceTo(startsAt, -9);
  await Promise.all([checkIn(two.client, id), checkIn(two.professional, id)]);
  expect((await start(two.client, id)).data.state).toBe('LIVE');
  await advanceTo(startsAt, 20);
  const { status, appointments } = await two.client.ok('POST /api/job/:id/end', {
    params: { id: jobId },
    body: {},
  });
  expect([status, appointments[0]?.status]).toEqual(['ENDED', 'ACCEPTED']);
  expect((await meeting(two.professional, id)).state).toBe('LIVE');
  await advanceTo(startsAt, 60);
  expect((await meeting(two.professional, id)).state).toBe('ENDED');
});

test('the room of a consultation that was called off with its job stays shut', async () => {
  const { id, jobId, startsAt } = await consultation(false);
  await two.professional.ok('POST /api/job/:id/end', { params: { id: jobId }, body: {} });
  await advanceTo(startsAt, -5);
  expect((await meeting(two.client, id)).state).toBe('ENDED');
  expect((await checkIn(two.client, id)).code).toBe('ended');
});

test('only the two whose consultation it is find it', async () => {
  const { id } = await consultation();
  for (const stranger of [await world.as(milo), await world.as(tendai)]) {
    expect(await stranger.refused('GET /api/job/meeting/:id', { params: { id } })).toBe('not_found');
    for (const act of [checkIn, start, end]) expect((await act(stranger, id)).code).toBe('not_found');
  }
  expect((await checkIn(await world.as(ada), id)).code).toBe('forbidden');
});

test('people list their own consultations, the next first, within a window', async () => {
  const [first, second] = [await consultation(), await consultation()];
  const own = await two.client.ok('GET /api/job/appointments', { query: {} });
  expect(own.map(({ startsAt }) => startsAt)).toEqual(own.map(({ startsAt }) => startsAt).toSorted());
  expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]));
  const until = await two.professional.ok('GET /api/job/appointments', { query: { to: second.startsAt } });
  expect(until.map(({ id }) => id)).not.toContain(second.id);
  const past = await two.client.ok('GET /api/job/appointments', { query: { from: '0001-01-01T00:00:00Z' } });
  expect(past.length).toBeGreaterThan(own.length);
  expect(await (await world.as(milo)).ok('GET /api/job/appointments', { query: {} })).toEqual([]);
  expect(await (await world.as(ada)).ok('GET /api/job/appointments', { query: {} })).toEqual([]);
});
