import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { roleOf, type Side, type SideRole, SIDES } from '@parley/contract/sides.ts';
import { ada, ana, clara, milo } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import {
  advanceTo,
  checkIn,
  come,
  comingTime,
  consultation,
  enterRoom,
  exitRoom,
  move,
  plan,
} from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { hoursAfter, minutesAfter } from '../../platform/clock.ts';

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
  for (const side of there) await come(world, hired, side);
  await advanceTo(world, hired.startsAt, 15);
}

test.each([
  [['client', 'professional'], 'HELD'],
  [['professional'], 'CLIENT_ABSENT'],
  [['client'], 'PROFESSIONAL_ABSENT'],
  [[], 'NEITHER'],
] as const)('with %j in the room it counts as %s', async (there, attendance) => {
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

/** Sets the clock without the sweeps. */
function clockTo(minutes: number): void {
  const { clock } = world.platform;
  const at = Date.parse(hired.startsAt) + minutes * 60_000;
  clock.advance((at - clock.now().getTime()) / 1000);
}

// The sweep runs later: presence up to 15 minutes after the start decides.
test.each([
  [12.9, ['client', 'professional'], 'HELD'],
  [12.9, ['professional'], 'CLIENT_ABSENT'],
  [12.9, ['client'], 'PROFESSIONAL_ABSENT'],
  [13.5, ['client', 'professional'], 'NEITHER'],
  [15.5, ['professional'], 'NEITHER'],
  [15.5, ['client'], 'NEITHER'],
] as const)('after %d minutes %j come, and it counts as %s', async (minutes, there, attendance) => {
  clockTo(minutes);
  for (const side of there) await come(world, hired, side);
  clockTo(16.5);
  await world.settle();
  expect((await consultation(hired)).attendance).toBe(attendance);
});

test('who checks in early and leaves again was not there', async () => {
  clockTo(-9);
  await come(world, hired, 'client');
  await come(world, hired, 'professional');
  clockTo(-8);
  await exitRoom(world, hired, 'professional');
  await advanceTo(world, hired.startsAt, 15);
  expect(await consultation(hired)).toMatchObject({
    attendance: 'PROFESSIONAL_ABSENT',
    checkedIn: { client: true, professional: true },
  });
});

test('checking in without entering the room is not coming', async () => {
  clockTo(-5);
  for (const side of SIDES) await checkIn(hired[side], hired.appointmentId);
  await advanceTo(world, hired.startsAt, 15);
  expect((await consultation(hired)).attendance).toBe('NEITHER');
});

test('two minutes together are enough, before the start and in parts', async () => {
  clockTo(-9);
  await come(world, hired, 'client');
  for (const minutes of [-8, -5]) {
    clockTo(minutes);
    await enterRoom(world, hired, 'professional');
    // A little longer than a minute: the clock goes on while the calls are made.
    clockTo(minutes + 1.1);
    await exitRoom(world, hired, 'professional');
  }
  await exitRoom(world, hired, 'client');
  await advanceTo(world, hired.startsAt, 15);
  expect((await consultation(hired)).attendance).toBe('HELD');
});

test('a professional who comes too late has not come, and one who comes in time has, whatever the client does', async () => {
  await advanceTo(world, hired.startsAt, -5);
  await come(world, hired, 'client');
  await advanceTo(world, hired.startsAt, 16);
  await come(world, hired, 'professional');
  await world.advance({ minutes: 5 });
  expect(await consultation(hired)).toMatchObject({
    attendance: 'PROFESSIONAL_ABSENT',
    checkedIn: { client: true, professional: true },
  });
});

test('when people come and go is kept, a stay for all of their tabs', async () => {
  await advanceTo(world, hired.startsAt, 1);
  await Promise.all([1, 2].map(() => enterRoom(world, hired, 'professional')));
  clockTo(2);
  await exitRoom(world, hired, 'professional');
  await exitRoom(world, hired, 'professional');
  const kept = await world.platform.db
    .selectFrom('meetingPresence')
    .select(['userId', 'leftAt'])
    .where('appointmentId', '=', hired.appointmentId)
    .execute();
  expect(kept.map(({ userId, leftAt }) => [userId, leftAt === null])).toEqual([[ana.id, false]]);
});

test('the server was down when it was due: who was there in time was there', async () => {
  await advanceTo(world, hired.startsAt, -5);
  for (const side of SIDES) await come(world, hired, side);
  clockTo(25);
  await exitRoom(world, hired, 'professional');
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

test('there is no refund after 14 days', async () => {
  await takePlace('client');
  await world.advance({ days: 14 });
  for (const action of ['refund', 'new_time'] as const)
    expect(
      (await choose(hired.client, action, action === 'new_time' ? comingTime(world, hired) : undefined)).code,
    ).toBe('invalid_transition');
});

const deliver = () =>
  hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
const dispute = (by: Client) =>
  by.ok('POST /api/job/:id/dispute', { params: { id: hired.jobId }, body: { message: 'No.' } });
const withdrawDispute = (by: Client) =>
  by.ok('POST /api/job/:id/withdraw-dispute', { params: { id: hired.jobId }, body: {} });

test('there is no refund if something was delivered before the start', async () => {
  await deliver();
  await hired.client.ok('POST /api/job/:id/request-changes', {
    params: { id: hired.jobId },
    body: { message: 'Once more.' },
  });
  await takePlace('client');
  expect((await consultation(hired)).refundUntil).toBeNull();
  expect((await choose(hired.client, 'refund')).code).toBe('invalid_transition');
});

test('delivering while the client waits in the room does not take the refund away', async () => {
  await advanceTo(world, hired.startsAt, -5);
  await come(world, hired, 'client');
  await advanceTo(world, hired.startsAt, 10);
  await deliver();
  await advanceTo(world, hired.startsAt, 15);
  expect((await choose(hired.client, 'refund')).status).toBe(200);
});

test('nor does a dispute, before or after it was chosen, once it is withdrawn', async () => {
  await takePlace('client');
  await dispute(hired.professional);
  expect((await choose(hired.client, 'refund')).code).toBe('invalid_transition');
  await withdrawDispute(hired.professional);
  expect((await choose(hired.client, 'refund')).status).toBe(200);
  await dispute(hired.professional);
  await withdrawDispute(hired.professional);
  expect((await consultation(hired)).refundAt).toBeNull();
  const { data } = await choose(hired.client, 'refund');
  await advanceTo(world, data.refundAt ?? '');
  expect(await payment()).toMatchObject({ settlement: 'REFUNDED', status: 'CANCELLED' });
});

test('nor does an objection that is withdrawn, however long it took; an open one does', async () => {
  await takePlace('client');
  await object(hired.professional);
  await world.advance({ days: 20 });
  expect((await choose(hired.client, 'refund')).code).toBe('invalid_transition');
  await withdrawDispute(hired.professional);
  const { refundUntil } = await consultation(hired);
  const hours = (Date.parse(refundUntil ?? '') - world.platform.clock.now().getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(48);
  expect((await choose(hired.client, 'refund')).status).toBe(200);
});

test('an objection that an admin has looked at stays, also after a later dispute is withdrawn', async () => {
  await takePlace('client');
  await object(hired.professional);
  const admin = await world.as(ada);
  const body = { reason: 'Both were heard.' };
  await admin.ok('POST /api/job/admin/:id/resume', { params: { id: hired.jobId }, body });
  await dispute(hired.professional);
  await withdrawDispute(hired.professional);
  expect((await choose(hired.client, 'refund')).code).toBe('invalid_transition');
});

test('a choice that was over before a dispute does not come back with it', async () => {
  await takePlace('client');
  await world.advance({ days: 15 });
  await dispute(hired.professional);
  await withdrawDispute(hired.professional);
  expect((await choose(hired.client, 'refund')).code).toBe('invalid_transition');
});

test('a later consultation that the professional missed brings a new time, not the money', async () => {
  await takePlace('client', 'professional');
  const startsAt = comingTime(world, hired);
  const { data } = await plan(hired.client, hired.jobId, startsAt);
  await move(hired.professional, data.id, 'accept');
  await advanceTo(world, startsAt, -1);
  await come(world, hired, 'client', data.id);
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
  await takePlace('client', 'professional');
  const startsAt = comingTime(world, hired);
  for (const side of SIDES) {
    expect((await choose(hired[side], 'refund')).code).toBe('invalid_transition');
    expect((await choose(hired[side], 'new_time', startsAt)).code).toBe('invalid_transition');
  }
});

test('after the client did not come, the professional may offer a free new time, and nobody gets money back', async () => {
  await takePlace('professional');
  for (const side of SIDES) expect((await choose(hired[side], 'refund')).code).toBe('invalid_transition');
  const startsAt = comingTime(world, hired);
  expect((await choose(hired.client, 'new_time', startsAt)).code).toBe('invalid_transition');
  expect((await choose(hired.professional, 'new_time', startsAt)).data.newTimeUntil).toBeNull();
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

test('missed before a hire: a free new time, and no money back once they are hired after all', async () => {
  hired = await hire(world, { client: clara, professional: ana });
  await takePlace('client');
  const missed = { attendance: 'PROFESSIONAL_ABSENT', objectionTo: 'RECORD', refundUntil: null };
  expect(await consultation(hired)).toMatchObject(missed);
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
  hired = await hire(world, { client: clara, professional: ana });
  await takePlace('professional');
  expect(await needs(hired.professional)).toMatchObject([{ action: 'Find a new time' }]);
  expect(await needs(hired.client)).toEqual([]);
});
