import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../../test/cast.ts';
import { hire } from '../../../test/hiring.ts';
import { offerService } from '../../../test/negotiations.ts';
import { PLANNED_ONCE } from '../../../test/open-world.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { askPrepared } from './prepared.ts';

let world: World;
beforeAll(async () => {
  // One connection, whose statements are told.
  world = await createWorld({ outside: true, connections: 1 });
  await world.settle();
});
afterAll(() => world.close());

/** What the product prepares by itself. */
async function prepared(): Promise<{ name: string; runs: number }[]> {
  const { rows } = await sql<{ name: string; runs: number }>`
    select name, generic_plans + custom_plans as runs from pg_prepared_statements
    where not starts_with(name, ${PLANNED_ONCE}) order by name`.execute(world.platform.db);
  return rows;
}

test('questions by a key are planned once, and not for each who asks', async () => {
  const { jobId } = await hire(world, { client: clara, professional: ana });
  const serviceId = await offerService(world, ana.id);
  const client = await world.as(clara);
  for (let turn = 0; turn < 8; turn += 1) {
    await client.ok('GET /api/job/:id', { params: { id: jobId } });
    await client.ok('GET /api/service/:id', { params: { id: serviceId } });
    await client.ok('GET /api/notification/unread');
  }
  const runs = new Map((await prepared()).map((each) => [each.name, each.runs]));
  for (const name of ['actor', 'own job', 'service', 'unread'])
    expect(runs.get(name), name).toBeGreaterThanOrEqual(8);
});

test('a search is planned for what is looked for, and the cards of what it finds are not', async () => {
  const before = new Set((await prepared()).map(({ name }) => name));
  for (const q of ['contract', 'contract review'])
    await world.nobody.ok('GET /api/service/all', { query: { q } });
  await world.nobody.ok('GET /api/users/professional/all', { query: { sort: 'soonest' } });
  const more = (await prepared()).map(({ name }) => name).filter((name) => !before.has(name));
  expect(more).toEqual(['professional cards', 'service cards']);
});

test('a name stands for one text', async () => {
  const { db } = world.platform;
  const users = db.selectFrom('users').select('id');
  await askPrepared(db, 'twice', users.where('id', '=', ana.id));
  await expect(askPrepared(db, 'twice', users.where('email', '=', ana.email))).rejects.toThrow(/unique/);
});
