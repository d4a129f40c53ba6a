import { SIDES, type Side } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { advanceTo, come, consultation } from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { hoursAfter, minutesAfter } from '../../platform/clock.ts';

// Objections where no money hangs on a consultation, by "Attendance" in docs/journeys.md.

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

/** A free consultation before a hire, with these sides present. */
async function takePlace(there: readonly Side[], professional = ana): Promise<HiredJob> {
  const talking = await hire(world, { client: clara, professional });
  await advanceTo(world, talking.startsAt, -5);
  for (const side of there) await come(world, talking, side);
  await advanceTo(world, talking.startsAt, 15);
  return talking;
}
const object = (by: Client, { appointmentId: id }: HiredJob) =>
  by.call('POST /api/job/appointment/object/:id', { params: { id }, body: { reason: 'I was there.' } });
const count = async (id: string) => {
  const { consultationsAttended, consultationsCounted } = await world.platform.db
    .selectFrom('users')
    .select(['consultationsAttended', 'consultationsCounted'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [consultationsAttended, consultationsCounted];
};

test.each(SIDES)('the %s objects to an absence: it counts for nobody, and the job goes on', async (side) => {
  const before = [await count(clara.id), await count(ana.id)];
  const talking = await takePlace([]);
  expect([await count(clara.id), await count(ana.id)]).not.toEqual(before);
  const { objectUntil, objectionTo } = await consultation(talking);
  expect(objectionTo).toBe('RECORD');
  expect(objectUntil?.slice(0, 16)).toBe(hoursAfter(minutesAfter(talking.startsAt, 15), 48).slice(0, 16));

  expect((await object(talking[side], talking)).status).toBe(200);
  expect([await count(clara.id), await count(ana.id)]).toEqual(before);
  const after = await consultation(talking);
  expect(after).toMatchObject({ attendance: 'NEITHER', objectionTo: null, objectUntil: null });
  expect(after.history.at(-1)).toMatchObject({ action: 'object', by: side, message: 'I was there.' });
  const { status } = await talking.client.ok('GET /api/job/:id', { params: { id: talking.jobId } });
  expect(status).toBe('TALKING');
  for (const by of SIDES) expect((await object(talking[by], talking)).code).toBe('invalid_transition');
  const { needsYou } = await (await world.as(ada)).ok('GET /api/dashboard');
  expect(needsYou.filter(({ url }) => url.includes(talking.jobId))).toEqual([]);
});

test('also after the job has ended, but not to a held one, and not after 48 hours', async () => {
  const held = await takePlace(['client', 'professional']);
  expect(await consultation(held)).toMatchObject({ objectUntil: null, objectionTo: null });
  expect((await object(held.client, held)).code).toBe('invalid_transition');

  const ended = await takePlace([], tendai);
  await ended.client.ok('POST /api/job/:id/end', { params: { id: ended.jobId }, body: {} });
  expect((await object(ended.professional, ended)).status).toBe(200);

  const late = await takePlace([]);
  await world.advance({ hours: 48, minutes: 1 });
  expect((await object(late.professional, late)).code).toBe('invalid_transition');
});

test('hired after the absence, an objection still concerns the record, and no dispute begins', async () => {
  await world.advance({ days: 91 });
  const talking = await takePlace(['client']);
  await pay(world, talking.client, talking.jobId);
  expect((await object(talking.professional, talking)).status).toBe(200);
  const { status } = await talking.client.ok('GET /api/job/:id', { params: { id: talking.jobId } });
  expect(status).toBe('ACTIVE');
});

test('a person has two in 90 days; then support can object for them', async () => {
  await world.advance({ days: 91 });
  for (let time = 0; time < 2; time += 1) {
    const missed = await takePlace(['client']);
    expect((await object(missed.professional, missed)).status).toBe(200);
  }
  const third = await takePlace(['client']);
  const { code } = await object(third.professional, third);
  expect(code).toBe('too_many_objections');
  expect((await consultation(third)).objectionTo).toBe('RECORD');
  const admin = await world.as(ada);
  await admin.ok('POST /api/job/appointments/admin/:id', {
    params: { id: third.appointmentId },
    body: { as: 'PROFESSIONAL', action: 'object', reason: 'They called us.' },
  });
  expect((await consultation(third)).objectionTo).toBeNull();
  // The other side has two of its own.
  const other = await takePlace(['professional']);
  expect((await object(other.client, other)).status).toBe(200);
  await world.advance({ days: 91 });
  const later = await takePlace(['client']);
  expect((await object(later.professional, later)).status).toBe(200);
});
