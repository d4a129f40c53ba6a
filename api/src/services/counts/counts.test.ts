import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, LAW, tendai } from '../../../test/cast.ts';
import { offerService } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const counted = async () => {
  const disciplines = await world.nobody.ok('GET /api/discipline');
  return disciplines.find(({ id }) => id === LAW.id)?.serviceCount;
};

test('a discipline counts its services as they come, rest, return and go', async () => {
  const before = (await counted()) ?? 0;
  const ids = [await offerService(world, ana.id), await offerService(world, ana.id)];
  const resting = await offerService(world, ana.id, false);
  expect(await counted()).toBe(before + 2);
  const { db } = world.platform;
  await db.updateTable('services').set({ active: true }).where('id', '=', resting).execute();
  expect(await counted()).toBe(before + 3);
  await db.updateTable('services').set({ ratingCount: 1, ratingSum: 5 }).execute();
  expect(await counted()).toBe(before + 3);
  await db.updateTable('services').set({ active: false }).where('id', '=', resting).execute();
  const removal = await world.as(ana);
  await removal.ok('DELETE /api/service/:id', { params: { id: ids[0] ?? '' } });
  expect(await counted()).toBe(before + 1);
});

test('services of somebody who is disabled are not counted', async () => {
  const before = (await counted()) ?? 0;
  await offerService(world, tendai.id);
  expect(await counted()).toBe(before + 1);
  const reason = 'Complaints by three clients.';
  const theirs = await world.platform.db
    .selectFrom('services')
    .select('id')
    .where('professionalId', '=', tendai.id)
    .where('active', '=', true)
    .where('removedAt', 'is', null)
    .execute();
  await (
    await world.as(ada)
  ).ok('POST /api/users/disable/:id', { params: { id: tendai.id }, body: { reason } });
  expect(await counted()).toBe(before + 1 - theirs.length);
});

test('many changes are added up, and the count stays', async () => {
  for (let time = 0; time < 210; time += 1) await offerService(world, ana.id);
  const before = await counted();
  await world.settle();
  const { rows } =
    await sql`select discipline_id from service_counts where discipline_id = ${LAW.id}`.execute(
      world.platform.db,
    );
  expect(rows).toHaveLength(1);
  expect(await counted()).toBe(before);
});
