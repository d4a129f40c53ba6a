import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../test/world.ts';
import { readClockOffset } from './read-clock-offset.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const DAY = 86_400;
const advance = (advanceSeconds: number) =>
  world.nobody.ok('POST /api/demo/clock', { body: { advanceSeconds } });

test('the demo’s clock is moved on, kept for a restart, and told with every answer', async () => {
  const { now: before } = await world.nobody.ok('GET /api/demo/clock');
  await advance(DAY);
  const { now: after } = await advance(2 * DAY);
  const moved = (Date.parse(after) - Date.parse(before)) / 1000;
  expect(Math.round(moved / 60)).toBe(3 * 24 * 60);
  expect(await readClockOffset(world.platform.db)).toBe(3 * DAY);
  const { response } = await world.nobody.raw({ method: 'GET', url: '/api/discipline' });
  expect(Date.parse(String(response.headers['x-parley-now']))).toBeGreaterThanOrEqual(Date.parse(after));
});

test('what fell due has been done when the call answers', async () => {
  const { db } = world.platform;
  await db
    .insertInto('throttles')
    .values({ key: 'over', count: 1, resetsAt: new Date(0) })
    .execute();
  await advance(0);
  expect(await db.selectFrom('throttles').selectAll().execute()).toEqual([]);
});

test('a clock goes neither back nor out of bounds', async () => {
  for (const advanceSeconds of [-1, 0.5, 401 * DAY, 'x']) {
    const answer = await world.nobody.raw({
      method: 'POST',
      url: '/api/demo/clock',
      body: { advanceSeconds },
    });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'advanceSeconds' }] });
  }
});

test('outside the demo there is no clock to move', async () => {
  world.platform.settings.DEMO_CLOCK = false;
  expect(await world.nobody.refused('GET /api/demo/clock')).toBe('not_found');
  expect(await world.nobody.refused('POST /api/demo/clock', { body: { advanceSeconds: 60 } })).toBe(
    'not_found',
  );
});
