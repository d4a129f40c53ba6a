/** @module-tag extended */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CuttableProxy, proxyTo } from '../../../test/hostile/wire.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { enqueue, startBackground } from './background.ts';
import { inTransaction, openDatabase, openPool } from '../database/db.ts';
import type { Platform } from '../platform.ts';

/** The queue reaches its database through a proxy that can be cut; the test itself bypasses it. */
let world: World;
let wire: CuttableProxy;
let pool: pg.Pool;
let platform: Platform;
beforeAll(async () => {
  world = await createWorld();
  const url = new URL(world.platform.settings.DATABASE_URL);
  wire = await proxyTo(url.hostname, Number(url.port));
  [url.hostname, url.port] = ['127.0.0.1', String(wire.port)];
  pool = openPool(url.href, 4, world.platform.log);
  platform = { ...world.platform, db: openDatabase(pool) };
});
afterAll(async () => {
  await pool.end();
  await wire.cut();
  await world.close();
});

const queue = (task: string) => inTransaction(world.platform.db, (trx) => enqueue(trx, task, {}));
async function untilEmpty(): Promise<void> {
  const left = sql`select 1 from graphile_worker.jobs limit 1`;
  while ((await left.execute(world.platform.db)).rows.length > 0) await pause(100);
}

// Each waits for the queue's own back-off of three seconds and more.
const PATIENCE = 60_000;

test.each(['succeeds', 'fails'])(
  'a task that %s while the database is away is ended once it is back, and the process lives',
  async (options) => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let runs = 0;
    const probe = async () => {
      runs += 1;
      if (runs > 1) return;
      begun.resolve();
      await end.promise;
      if (options === 'fails') throw new Error('not this time');
    };
    const worker = await startBackground(platform, pool, [{ tasks: { probe } }]);
    await queue('probe');
    await begun.promise;
    await wire.cut();
    end.resolve();
    await pause(500);
    await wire.mend();
    await untilEmpty();
    expect(runs).toBe(options === 'fails' ? 2 : 1);
    await worker.stop();
  },
  PATIENCE,
);

test(
  'a task that ends while every connection is in use is ended once one is free',
  async () => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const probe = async () => {
      begun.resolve();
      await end.promise;
    };
    const small = openPool(world.platform.settings.DATABASE_URL, 4, world.platform.log);
    const worker = await startBackground(platform, small, [{ tasks: { probe } }]);
    await queue('probe');
    await begun.promise;
    const held = await Promise.all(Array.from({ length: 3 }, () => small.connect()));
    end.resolve();
    // Longer than anybody waits for a connection.
    await pause(6_000);
    for (const client of held) client.release();
    await untilEmpty();
    await worker.stop();
    await small.end();
  },
  PATIENCE,
);
