import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';
import { deleteSome } from './delete-some.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const fill = (count: number, resetsAt: string) =>
  sql`insert into throttles (key, count, resets_at)
    select ${resetsAt}::text || n, 1, ${resetsAt}::timestamptz from generate_series(1, ${sql.lit(count)}) n`.execute(
    world.platform.db,
  );
const isOver = sql`resets_at < '2026-01-01'`;
const count = async () => {
  const rows = await world.platform.db.selectFrom('throttles').select('key').execute();
  return rows.length;
};

test('what has had its time goes in parts, and nothing else does', async () => {
  await fill(12_000, '2025-06-01T00:00:00Z');
  await fill(3, '2036-06-01T00:00:00Z');
  const gone: number[] = [];
  while (gone.at(-1) !== 0) gone.push(await deleteSome(world.platform.db, 'throttles', isOver));
  expect(gone).toEqual([5_000, 5_000, 2_000, 0]);
  expect(await count()).toBe(3);
});

test('what another one is deleting is left to it', async () => {
  const { db } = world.platform;
  await fill(10, '2025-06-01T00:00:00Z');
  await db.transaction().execute(async (trx) => {
    expect(await deleteSome(trx, 'throttles', isOver)).toBe(10);
    expect(await deleteSome(db, 'throttles', isOver)).toBe(0);
  });
  expect(await count()).toBe(3);
});

test('the sweep asks until nothing is left', async () => {
  await fill(11_000, '2025-06-01T00:00:00Z');
  await world.settle();
  expect(await count()).toBe(3);
});
