import type { Side } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../test/cast.ts';
import { advanceTo, come } from '../../test/consultations.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { askForPriced, payConsultation } from '../../test/priced.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter } from '../platform/clock.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

async function paid(): Promise<HiredJob> {
  const asked = await askForPriced(world, { client: clara, professional: ana });
  await payConsultation(world, asked);
  return asked;
}
const start = (asked: HiredJob, ...sides: Side[]) =>
  advanceTo(world, asked.startsAt, -5).then(() => Promise.all(sides.map((side) => come(world, asked, side))));
const end = ({ client, jobId }: HiredJob) =>
  client.ok('POST /api/job/:id/end', { params: { id: jobId }, body: {} });
/** Both came, and nobody was hired. */
async function endedAfterwards(): Promise<HiredJob> {
  const asked = await paid();
  await start(asked, 'client', 'professional');
  await advanceTo(world, asked.startsAt, 75);
  await end(asked);
  return asked;
}
const write = (asked: HiredJob, side: Side, rating: number) =>
  asked[side].call('POST /api/review/job/:jobId', {
    params: { jobId: asked.jobId },
    body: { rating, text: 'An hour well spent.' },
  });
const reviewsOf = (asked: HiredJob, side: Side) =>
  asked[side].ok('GET /api/review/job/:jobId', { params: { jobId: asked.jobId } });
const published = (query = {}) =>
  world.nobody.ok('GET /api/review/professional/:id', { params: { id: ana.id }, query });
const needs = async ({ jobId, ...asked }: HiredJob, side: Side) =>
  (await asked[side].ok('GET /api/dashboard')).needsYou.filter(({ url }) => url.includes(jobId));

test('a paid consultation that both came to can be reviewed by both for 14 days after nobody was hired', async () => {
  const asked = await endedAfterwards();
  const { endedAt } = await asked.client.ok('GET /api/job/:id', { params: { id: asked.jobId } });
  const closesAt = daysAfter(endedAt ?? '', 14);
  for (const side of ['client', 'professional'] as const) {
    expect(await reviewsOf(asked, side)).toMatchObject({ open: true, consultationOnly: true, closesAt });
    expect(await needs(asked, side)).toMatchObject([{ kind: 'write_review', dueAt: closesAt }]);
  }
  expect((await needs(asked, 'client'))[0]?.text).toBe('Review your consultation with Ana Rincón');

  expect((await write(asked, 'client', 4)).data).toMatchObject({ consultationOnly: true, publishedAt: null });
  expect(await needs(asked, 'client')).toEqual([]);
  expect((await reviewsOf(asked, 'professional')).theirs).toBeNull();
  await write(asked, 'professional', 5);
  expect((await reviewsOf(asked, 'client')).theirs).toMatchObject({ rating: 5, consultationOnly: true });
  expect((await write(asked, 'client', 5)).code).toBe('already_reviewed');

  const late = await endedAfterwards();
  await world.advance({ days: 14, minutes: 1 });
  expect((await write(late, 'client', 5)).code).toBe('review_closed');
  expect(await needs(late, 'client')).toEqual([]);
});

test('it has an average of its own, and leaves those of work, person and service, as they were', async () => {
  const profile = () => world.nobody.ok('GET /api/users/professional/:id', { params: { id: ana.id } });
  const [before, work] = [await published(), (await profile()).rating];
  const asked = await endedAfterwards();
  const { id } = (await write(asked, 'client', 1)).data;
  await write(asked, 'professional', 5);

  const after = await published();
  expect(after.items[0]).toMatchObject({ id, rating: 1, consultationOnly: true });
  expect(after).toMatchObject({ average: before.average, count: before.count, histogram: before.histogram });
  expect(after.consultations.count).toBe(before.consultations.count + 1);
  expect((await profile()).rating).toEqual(work);
  expect(await published({ serviceId: asked.serviceId })).toMatchObject({
    average: null,
    count: 0,
    consultations: { average: 1, count: 1 },
  });
  const admin = await world.as(ada);
  await admin.ok('PUT /api/review/admin', { body: { id, hidden: true, reason: 'It names a third person.' } });
  expect((await profile()).rating).toEqual(work);
  expect((await published()).consultations).toEqual(before.consultations);
  await admin.ok('PUT /api/review/admin', { body: { id, hidden: false, reason: 'It names nobody.' } });
  expect((await profile()).rating).toEqual(work);
});

test('a consultation that was free, missed, called off or still leads to a hire is not reviewed', async () => {
  const free = await hire(world, { client: clara, professional: ana });
  await start(free, 'client', 'professional');
  await advanceTo(world, free.startsAt, 75);
  await end(free);
  const calledOff = await paid();
  await end(calledOff);
  const missed = await paid();
  await start(missed, 'client');
  await advanceTo(world, missed.startsAt, 75);
  await end(missed);
  const talking = await paid();
  await start(talking, 'client', 'professional');
  await advanceTo(world, talking.startsAt, 75);
  for (const asked of [free, calledOff, missed, talking]) {
    expect((await write(asked, 'client', 5)).code).toBe('invalid_transition');
    expect(await reviewsOf(asked, 'professional')).toMatchObject({ open: false, closesAt: null });
  }
  for (const asked of [free, calledOff, missed]) expect(await needs(asked, 'client')).toEqual([]);
});

test('ended while both are still in the room, it can be reviewed once it is known that both came', async () => {
  const asked = await paid();
  await start(asked, 'client', 'professional');
  await advanceTo(world, asked.startsAt, 5);
  await end(asked);
  expect((await write(asked, 'client', 5)).code).toBe('invalid_transition');
  await advanceTo(world, asked.startsAt, 20);
  expect((await write(asked, 'client', 5)).status).toBe(201);
});
