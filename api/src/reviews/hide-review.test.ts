import type { Side } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { complete, hire, type HiredJob } from '../../test/hiring.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

async function reviewed(rating: number, answered = true): Promise<HiredJob & { reviewId: string }> {
  const hired = await hire(world, { client: clara, professional: ana });
  await complete(world, hired);
  const params = { jobId: hired.jobId };
  const { id } = await hired.client.ok('POST /api/review/job/:jobId', {
    params,
    body: { rating, text: `Worth ${rating} stars, très bien.` },
  });
  if (answered)
    await hired.professional.ok('POST /api/review/job/:jobId', {
      params,
      body: { rating: 5, text: 'Good.' },
    });
  return { ...hired, reviewId: id };
}
const setHidden = (id: string, hidden: boolean) =>
  admin.call('PUT /api/review/admin', { body: { id, hidden, reason: 'It names a third person.' } });
const profile = () => world.nobody.ok('GET /api/users/professional/:id', { params: { id: ana.id } });
/** The rating computed from the reviews. */
const recomputed = () => world.nobody.ok('GET /api/review/professional/:id', { params: { id: ana.id } });

test('a hidden review leaves lists and averages and comes back into both, and its author is told why', async () => {
  await reviewed(5);
  const { reviewId, serviceId, ...hired } = await reviewed(1);
  expect((await profile()).rating).toEqual({ average: 3, count: 2 });
  const read = (side: Side) =>
    hired[side].ok('GET /api/review/job/:jobId', { params: { jobId: hired.jobId } });
  expect(await read('client')).toMatchObject({ mine: { id: reviewId }, hiddenReason: null });

  const { data } = await setHidden(reviewId, true);
  expect(await read('client')).toMatchObject({
    mine: { id: reviewId },
    hiddenReason: 'It names a third person.',
  });
  expect(await read('professional')).toMatchObject({ theirs: null, hiddenReason: null });
  expect(data).toMatchObject({ hiddenReason: 'It names a third person.', about: { id: ana.id } });
  expect((await profile()).rating).toEqual({ average: 5, count: 1 });
  expect(await recomputed()).toMatchObject({ average: 5, count: 1 });
  const service = world.platform.db.selectFrom('services').select(['ratingSum', 'ratingCount']);
  expect(await service.where('id', '=', serviceId).executeTakeFirst()).toEqual({
    ratingSum: 0,
    ratingCount: 0,
  });
  const news = world.platform.db.selectFrom('notifications').select('message').where('userId', '=', clara.id);
  expect((await news.orderBy('id', 'desc').executeTakeFirstOrThrow()).message).toContain(
    'names a third person',
  );

  expect((await setHidden(reviewId, true)).code).toBe('invalid_transition');
  await setHidden(reviewId, false);
  expect(await read('client')).toMatchObject({ hiddenReason: null });
  expect((await profile()).rating).toEqual({ average: 3, count: 2 });
  expect(await recomputed()).toMatchObject({ average: 3, count: 2 });
  const entries = world.platform.db
    .selectFrom('auditEntries')
    .select('action')
    .where('subjectId', '=', reviewId);
  expect((await entries.orderBy('id').execute()).map(({ action }) => action)).toEqual([
    'review.hide',
    'review.show',
  ]);
});

test('one that is hidden before it is published never counts, until it is shown', async () => {
  const before = (await profile()).rating;
  const { reviewId } = await reviewed(2, false);
  await setHidden(reviewId, true);
  await world.advance({ days: 15 });
  expect((await profile()).rating).toEqual(before);
  await setHidden(reviewId, false);
  expect((await profile()).rating.count).toBe(before.count + 1);
  expect((await recomputed()).count).toBe(before.count + 1);
});

test('ten at once hide it once', async () => {
  const { reviewId } = await reviewed(4);
  const { count } = (await profile()).rating;
  const answers = await Promise.all(Array.from({ length: 10 }, () => setHidden(reviewId, true)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await profile()).rating.count).toBe(count - 1);
});

test('an admin finds reviews by words, stars and whether they are hidden', async () => {
  const list = async (query: object) =>
    (await admin.ok('GET /api/review/admin', { query })).items.map(({ rating }) => rating);
  expect(await list({ hidden: true })).toEqual([4]);
  expect(await list({ q: 'worth 1 stars' })).toEqual([1]);
  for (const q of ['WÖRTH 1 stars', '1 stars, tres bien']) expect(await list({ q })).toEqual([1]);
  expect(await list({ rating: 2 })).toEqual([2]);
  const lowest = await list({ sort: 'lowest' });
  expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
  const client = await world.as(clara);
  expect(await client.refused('GET /api/review/admin', { query: {} })).toBe('forbidden');
});
