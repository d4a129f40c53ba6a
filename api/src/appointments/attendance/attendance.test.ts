import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roleOf, type Side, type SideRole, SIDES } from '@parley/contract/sides.ts';
import { ada, ana, clara, milo } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { checkIn, comingTime, consultation, advanceTo, move, plan } from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { hoursAfter, minutesAfter } from '../../platform/clock.ts';
import { remindOfConsultations } from '../remind.ts';
import { joinRoom, leaveRoom } from '../meeting/record-presence.ts';

let world: World;
let hired: HiredJob;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
});

const object = (by: Client, id = hired.appointmentId) =>
  by.call('POST /api/job/appointment/object/:id', { params: { id }, body: { reason: 'That is not so.' } });
const choose = (by: Client, action: 'refund' | 'new_time', startsAt?: string) =>
  by.call('POST /api/job/appointment/absent/:id', {
    params: { id: hired.appointmentId },
    body: { action, ...(startsAt && { startsAt }) },
  });
const job = () => hired.client.ok('GET /api/job/:id', { params: { id: hired.jobId } });
const payment = async () => {
  const { paymentStatus, settlement, status } = await job();
  return { paymentStatus, settlement, status };
};

/** Advances past the consultation with these people present, and decides the attendance. */
async function takePlace(...there: Side[]): Promise<void> {
  await advanceTo(world, hired.startsAt, -5);
  for (const side of there) await checkIn(hired[side], hired.appointmentId);
  await advanceTo(world, hired.startsAt, 15);
}

test.each([
  [['client', 'professional'], 'HELD'],
  [['professional'], 'HELD'],
  [['client'], 'PROFESSIONAL_ABSENT'],
  [[], 'NEITHER'],
] as const)('with %j there it counts as %s', async (there, attendance) => {
  await takePlace(...there);
  const decided = await consultation(hired);
  expect(decided.attendance).toBe(attendance);
  expect(decided.objectUntil).toMatch(/^20/);
  expect(decided.refundUntil === null).toBe(attendance !== 'PROFESSIONAL_ABSENT');
  expect(decided.newTimeUntil === null).toBe(attendance === 'HELD');
});

test('nothing is decided before a quarter of an hour is over', async () => {
  await advanceTo(world, hired.startsAt, 14);
  expect((await consultation(hired)).attendance).toBeNull();
  await advanceTo(world, hired.startsAt, 15);
  expect((await consultation(hired)).attendance).toBe('NEITHER');
});

// The sweep runs later: presence 15 minutes after the start decides.
test.each([
  [14.5, ['client', 'professional'], 'HELD'],
  [14.5, ['professional'], 'HELD'],
  [14.5, ['client'], 'PROFESSIONAL_ABSENT'],
  [15.5, ['client', 'professional'], 'NEITHER'],
  [15.5, ['professional'], 'NEITHER'],
  [15.5, ['client'], 'NEITHER'],
] as const)('after %d minutes %j come, and it counts as %s', async (minutes, there, attendance) => {
  const { clock } = world.platform;
  const at = Date.parse(hired.startsAt) + minutes * 60_000;
  clock.advance((at - clock.now().getTime()) / 1000);
  for (const side of there) await checkIn(hired[side], hired.appointmentId);
  await world.advance({ minutes: 1 });
  expect((await consultation(hired)).attendance).toBe(attendance);
});

test('a professional who comes too late has not come, and one who comes in time has, whatever the client does', async () => {
  await advanceTo(world, hired.startsAt, -5);
  await checkIn(hired.client, hired.appointmentId);
  await advanceTo(world, hired.startsAt, 16);
  await checkIn(hired.professional, hired.appointmentId);
  await world.advance({ minutes: 5 });
  expect(await consultation(hired)).toMatchObject({
    attendance: 'PROFESSIONAL_ABSENT',
    checkedIn: { client: true, professional: true },
  });
});

test('being in the room counts as having come, with times in and out', async () => {
  await advanceTo(world, hired.startsAt, 1);
  const who = { appointmentId: hired.appointmentId, userId: ana.id };
  await Promise.all([joinRoom(world.platform, who), joinRoom(world.platform, who)]);
  world.platform.clock.advance(60);
  await leaveRoom(world.platform, who);
  await leaveRoom(world.platform, who);
  const kept = await world.platform.db
    .selectFrom('meetingPresence')
    .select(['joinedAt', 'leftAt'])
    .where('appointmentId', '=', hired.appointmentId)
    .execute();
  expect(kept.map(({ leftAt }) => leftAt === null)).toEqual([false]);
  await advanceTo(world, hired.startsAt, 15);
  expect((await consultation(hired)).attendance).toBe('HELD');
});

test('being in the room counts for whoever is there, and not for the other side', async () => {
  await advanceTo(world, hired.startsAt, 1);
  await joinRoom(world.platform, { appointmentId: hired.appointmentId, userId: clara.id });
  await advanceTo(world, hired.startsAt, 15);
  expect((await consultation(hired)).attendance).toBe('PROFESSIONAL_ABSENT');
});

test('whoever came in time has come, though they check in again when it is late', async () => {
  await advanceTo(world, hired.startsAt, -5);
  for (const side of ['client', 'professional'] as const) await checkIn(hired[side], hired.appointmentId);
  // The server is down when attendance is due.
  world.platform.clock.advance(25 * 60);
  await checkIn(hired.professional, hired.appointmentId);
  await world.settle();
  expect((await consultation(hired)).attendance).toBe('HELD');
});

test('a client whose professional did not come gets all of the money back, 48 hours later', async () => {
  await takePlace('client');
  expect((await choose(hired.professional, 'refund')).code).toBe('invalid_transition');
  const { data } = await choose(hired.client, 'refund');
  expect(Date.parse(data.refundAt ?? '')).toBeGreaterThan(Date.parse(hoursAfter(hired.startsAt, 48)));
  expect((await choose(hired.client, 'refund')).code).toBe('invalid_transition');
  await advanceTo(world, data.refundAt ?? '', -1);
  expect(await payment()).toMatchObject({ settlement: 'HELD', status: 'ACTIVE' });
  await advanceTo(world, data.refundAt ?? '');
  expect(await payment()).toMatchObject({ settlement: 'REFUNDED', status: 'CANCELLED' });
});

test('a professional who objects stops the refund, and an admin decides', async () => {
  await takePlace('client');
  const { data } = await choose(hired.client, 'refund');
  const objected = await object(hired.professional);
  expect(objected.data).toMatchObject({ refundAt: null, objectUntil: null });
  const { dispute } = await job();
  expect(dispute).toMatchObject({ by: 'professional', reason: 'That is not so.' });
  await advanceTo(world, data.refundAt ?? '', 60);
  expect(await payment()).toMatchObject({ settlement: 'HELD', status: 'DISPUTED' });
});

test('work that is delivered meanwhile does not stop the refund', async () => {
  await takePlace('client');
  const { data } = await choose(hired.client, 'refund');
  await hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
  await advanceTo(world, data.refundAt ?? '');
  expect(await payment()).toMatchObject({ settlement: 'REFUNDED', status: 'CANCELLED' });
});

test('work that was accepted meanwhile is paid', async () => {
  await takePlace('client');
  const { data } = await choose(hired.client, 'refund');
  await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
  await advanceTo(world, data.refundAt ?? '');
  expect(await payment()).toMatchObject({ settlement: 'RELEASED', status: 'COMPLETED' });
});

test('there is no refund once something was delivered, nor after 14 days', async () => {
  await takePlace('client');
  await hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
  await hired.client.ok('POST /api/job/:id/request-changes', {
    params: { id: hired.jobId },
    body: { message: 'Once more.' },
  });
  expect((await consultation(hired)).refundUntil).toBeNull();
  expect((await choose(hired.client, 'refund')).code).toBe('invalid_transition');
  hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  await takePlace('client');
  await world.advance({ days: 14 });
  for (const action of ['refund', 'new_time'] as const)
    expect(
      (await choose(hired.client, action, action === 'new_time' ? comingTime(world, hired) : undefined)).code,
    ).toBe('invalid_transition');
});

test('a later consultation that the professional missed brings a new time, not the money', async () => {
  await takePlace('client', 'professional');
  const startsAt = comingTime(world, hired);
  const { data } = await plan(hired.client, hired.jobId, startsAt);
  await move(hired.professional, data.id, 'accept');
  await advanceTo(world, startsAt, -1);
  await checkIn(hired.client, data.id);
  await advanceTo(world, startsAt, 15);
  expect(await consultation(hired, data.id)).toMatchObject({
    attendance: 'PROFESSIONAL_ABSENT',
    isFirst: false,
    refundUntil: null,
  });
});

test.each(SIDES)('when nobody came the %s may offer a free new time', async (side) => {
  await takePlace();
  expect((await choose(hired.client, 'refund')).code).toBe('invalid_transition');
  const startsAt = comingTime(world, hired);
  expect((await choose(hired[side], 'new_time', startsAt)).data.newTimeUntil).toBeNull();
  const { appointments } = await job();
  const again = appointments.find((each) => each.startsAt === startsAt);
  expect(again).toMatchObject({
    status: 'SENT',
    isFirst: true,
    askedBy: roleOf(side),
  });
  expect((await choose(hired.client, 'new_time', comingTime(world, hired))).code).toBe('invalid_transition');
});

test('a new time that is declined leaves the choice open again', async () => {
  await takePlace('client');
  expect((await choose(hired.professional, 'new_time', comingTime(world, hired))).code).toBe(
    'invalid_transition',
  );
  const startsAt = comingTime(world, hired);
  await choose(hired.client, 'new_time', startsAt);
  const again = (await job()).appointments.find((each) => each.startsAt === startsAt);
  await move(hired.professional, again?.id ?? '', 'decline');
  expect((await choose(hired.client, 'refund')).status).toBe(200);
});

describe.each([
  { there: ['client', 'professional'] },
  { there: ['professional'] },
  { there: ['client'] },
  { there: [] },
] as const)('with $there there', ({ there }) => {
  test.each(SIDES)('the %s may object for 48 hours', async (side) => {
    await takePlace(...there);
    const until = (await consultation(hired)).objectUntil ?? '';
    // The clock goes on while the deciding is done.
    expect(until.slice(0, 16)).toBe(hoursAfter(minutesAfter(hired.startsAt, 15), 48).slice(0, 16));
    await advanceTo(world, until, -1);
    expect((await object(hired[side])).status).toBe(200);
    expect(await payment()).toMatchObject({ settlement: 'HELD', status: 'DISPUTED' });
    expect((await job()).dispute).toMatchObject({ by: side });
  });

  test('nobody may after 48 hours', async () => {
    await takePlace(...there);
    await advanceTo(world, (await consultation(hired)).objectUntil ?? '');
    for (const side of SIDES) expect((await object(hired[side])).code).toBe('invalid_transition');
    expect((await job()).status).toBe('ACTIVE');
  });
});

test('of two who object at once one is heard', async () => {
  await takePlace('professional');
  const both = await Promise.all([object(hired.client), object(hired.professional)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(both.filter(({ code }) => code === 'invalid_transition')).toHaveLength(1);
});

test('of a consultation that counts as held nobody gets money back or a free new time', async () => {
  for (const there of [['client', 'professional'], ['professional']] as const) {
    await takePlace(...there);
    const startsAt = comingTime(world, hired);
    for (const side of SIDES) {
      expect((await choose(hired[side], 'refund')).code).toBe('invalid_transition');
      expect((await choose(hired[side], 'new_time', startsAt)).code).toBe('invalid_transition');
    }
    hired = await hire(world, { client: clara, professional: ana });
    await pay(world, hired.client, hired.jobId);
  }
});

test('strangers neither object nor choose, and an admin does it in the place of a side', async () => {
  await takePlace('client');
  const stranger = await world.as(milo);
  expect((await object(stranger)).code).toBe('not_found');
  expect((await choose(stranger, 'refund')).code).toBe('not_found');
  const admin = await world.as(ada);
  const inPlace = (as: SideRole, action: 'refund' | 'object') =>
    admin.call('POST /api/job/appointments/admin/:id', {
      params: { id: hired.appointmentId },
      body: { as, action, reason: 'They called us.' },
    });
  expect((await inPlace('PROFESSIONAL', 'refund')).code).toBe('invalid_transition');
  expect((await inPlace('CLIENT', 'refund')).data.refundAt).not.toBeNull();
  expect((await inPlace('PROFESSIONAL', 'object')).data.refundAt).toBeNull();
});

test('both are reminded a day and a quarter of an hour before, of the time that stands', async () => {
  const startsAt = comingTime(world, hired);
  await move(hired.client, hired.appointmentId, 'request', { startsAt });
  await move(hired.professional, hired.appointmentId, 'accept');
  for (const by of [hired.client, hired.professional])
    await by.ok('POST /api/notification/clear-all', { body: {} });
  const told = async (by: Client) =>
    (await by.ok('GET /api/notification/unread', { query: {} })).notifications.filter(({ url }) =>
      url?.endsWith(hired.appointmentId),
    ).length;
  for (const [minutes, count] of [
    [-1441, 0],
    [-1440, 1],
    [-16, 1],
    [-15, 2],
    [-1, 2],
  ] as const) {
    await advanceTo(world, startsAt, minutes);
    expect([minutes, await told(hired.client), await told(hired.professional)]).toEqual([
      minutes,
      count,
      count,
    ]);
  }
});

async function reminders(by: Client, id: string): Promise<number> {
  const { notifications } = await by.ok('GET /api/notification/unread', { query: {} });
  return notifications.filter(({ url }) => url?.endsWith(id)).length;
}
async function agreeOn(startsAt: string): Promise<string> {
  const { data } = await plan(hired.professional, hired.jobId, startsAt);
  await move(hired.client, data.id, 'accept');
  return data.id;
}
const quarterIn = (hours: number) => {
  const quarter = 900_000;
  const at = Math.ceil((world.platform.clock.now().getTime() + hours * 3_600_000) / quarter) * quarter;
  return new Date(at).toISOString();
};

test('what is agreed within the last day is told of a quarter of an hour before only, once', async () => {
  const startsAt = quarterIn(5);
  const id = await agreeOn(startsAt);
  await advanceTo(world, startsAt, -16);
  expect(await reminders(hired.client, id)).toBe(0);
  await advanceTo(world, startsAt, -15);
  await Promise.all([world.settle(), world.settle()]);
  await advanceTo(world, startsAt, -1);
  expect([await reminders(hired.client, id), await reminders(hired.professional, id)]).toEqual([1, 1]);
});

test('two servers that remind at the same moment remind once', async () => {
  const startsAt = quarterIn(5);
  const id = await agreeOn(startsAt);
  const { platform } = world;
  platform.clock.advance((Date.parse(minutesAfter(startsAt, -15)) - platform.clock.now().getTime()) / 1000);
  await Promise.all([remindOfConsultations(platform), remindOfConsultations(platform)]);
  await world.settle();
  expect([await reminders(hired.client, id), await reminders(hired.professional, id)]).toEqual([1, 1]);
});

test('nobody is reminded of what was called off, nor of a time that was moved away', async () => {
  const startsAt = quarterIn(30);
  const id = await agreeOn(startsAt);
  await move(hired.client, id, 'request', { startsAt: comingTime(world, hired) });
  const { data } = await move(hired.professional, id, 'accept');
  await advanceTo(world, startsAt, 1);
  expect([await reminders(hired.client, id), await reminders(hired.professional, id)]).toEqual([0, 0]);
  await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
  await advanceTo(world, data.startsAt, 1);
  expect([await reminders(hired.client, id), await reminders(hired.professional, id)]).toEqual([0, 0]);
  expect((await consultation(hired, id)).attendance).toBeNull();
});

test('a server that stood still tells of what is to come once, and of nothing that is over', async () => {
  const startsAt = quarterIn(30);
  const id = await agreeOn(startsAt);
  await advanceTo(world, startsAt, -10);
  expect(await reminders(hired.client, id)).toBe(1);
  const missed = await agreeOn(quarterIn(3));
  await world.advance({ hours: 4 });
  expect(await reminders(hired.client, missed)).toBe(0);
});

test('missed before a hire: nothing to object to, a free new time, and no money back once they are hired after all', async () => {
  hired = await hire(world, { client: clara, professional: ana });
  await takePlace('client');
  const missed = { attendance: 'PROFESSIONAL_ABSENT', objectUntil: null, refundUntil: null };
  expect(await consultation(hired)).toMatchObject(missed);
  for (const side of SIDES) expect((await object(hired[side])).code).toBe('invalid_transition');
  await pay(world, hired.client, hired.jobId);
  expect(await consultation(hired)).toMatchObject(missed);
  expect((await choose(hired.client, 'refund')).code).toBe('invalid_transition');
  expect((await choose(hired.client, 'new_time', comingTime(world, hired))).status).toBe(200);
});

test('what was missed waits on the dashboard of whoever may choose', async () => {
  await takePlace('client');
  const needs = async (by: Client) =>
    (await by.ok('GET /api/dashboard', { query: {} })).needsYou.filter(
      ({ kind, url }) => kind === 'missed_consultation' && url.includes(hired.jobId),
    );
  expect(await needs(hired.client)).toMatchObject([{ action: 'Choose what happens' }]);
  expect(await needs(hired.professional)).toEqual([]);
  await choose(hired.client, 'refund');
  expect(await needs(hired.client)).toEqual([]);
});
