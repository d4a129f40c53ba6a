import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ana, tendai } from '../../../test/cast.ts';
import { offerService } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  for (const { id } of [ana, tendai]) await offerService(world, id);
});
afterAll(() => world.close());
beforeEach(async () => {
  const alike = { consultationsAttended: 0, consultationsCounted: 0 };
  await world.platform.db.updateTable('users').set(alike).execute();
  await sql`update hours set next_from = null`.execute(world.platform.db);
});

/** Whose service comes first, of two with the same words. */
async function first(): Promise<string | undefined> {
  const { items } = await world.nobody.ok('GET /api/service/all', { query: { q: 'contract review' } });
  expect(items).toHaveLength(2);
  return items[0]?.professional.id;
}

test.each([ana, tendai])('of equals, $firstName comes first who came to the consultations', async (who) => {
  const came = { consultationsAttended: 12, consultationsCounted: 12 };
  const stayedAway = { consultationsAttended: 4, consultationsCounted: 12 };
  const { db } = world.platform;
  await db.updateTable('users').set(stayedAway).execute();
  await db.updateTable('users').set(came).where('id', '=', who.id).execute();
  expect(await first()).toBe(who.id);
});

test.each([ana, tendai])('of equals, $firstName comes first who is free within two days', async (who) => {
  await sql`update hours set next_from = ${world.platform.clock.instant()}::timestamptz
      + case when professional_id = ${who.id} then interval '1 day' else interval '3 days' end`.execute(
    world.platform.db,
  );
  expect(await first()).toBe(who.id);
});
