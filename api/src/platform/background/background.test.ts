import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';
import { inTransaction, openPool } from '../database/db.ts';
import { readFigures } from '../observe/queries-figures.ts';
import { enqueue, settle, type Background } from './background.ts';
import { createLog } from '../observe/log.ts';
import { registerPool, releaseDead, startHeartbeat, unregisterPool } from './processes.ts';

let world: World;
let logged = '';
beforeAll(async () => {
  const to = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  world = await createWorld({ log: createLog('warn', to) });
});
afterAll(() => world.close());

test('a sweep that fails stops none of the others, and is logged once', async () => {
  const { platform } = world;
  const swept: string[] = [];
  const sweepOf =
    (name: string, fails = false) =>
    () => {
      if (fails) return Promise.reject(new Error(`no such column in ${name}`));
      const isFirst = !swept.includes(name);
      swept.push(name);
      return Promise.resolve(isFirst ? 1 : 0);
    };
  const domains: Background[] = [
    { sweeps: [sweepOf('before')] },
    { sweeps: [sweepOf('broken', true), sweepOf('beside')] },
    { sweeps: [sweepOf('after')] },
  ];
  const pool = openPool(platform.settings.DATABASE_URL, 3, platform.log);
  await expect(settle(platform, pool, domains)).rejects.toThrow('some sweeps failed');
  await pool.end();
  expect(new Set(swept)).toEqual(new Set(['before', 'beside', 'after']));
  expect(logged.split('\n').filter((line) => line.includes('sweep failed'))).toHaveLength(1);
});

/** A task locked by a worker. */
async function lockedBy(owner: string, since: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from graphile_worker.add_job('none', '{}')`.execute(
    world.platform.db,
  );
  const id = rows[0]?.id ?? '';
  await sql`update graphile_worker._private_jobs set locked_by = ${owner}, locked_at = ${since}
    where id = ${id}`.execute(world.platform.db);
  return id;
}
async function isLocked(id: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from graphile_worker.jobs where id = ${id} and locked_at is not null`.execute(
      world.platform.db,
    );
  return rows.length > 0;
}
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const elsewhere = (poolId: string, seenAt: Date) =>
  world.platform.db
    .insertInto('processes')
    .values({ poolId, host: 'another machine', pid: process.pid, seenAt })
    .execute();

test('what a process elsewhere had begun is given back once it was not seen for 45 seconds', async () => {
  await elsewhere('pool-quiet', ago(46));
  await elsewhere('pool-busy', ago(30));
  const [quiet, busy] = [await lockedBy('pool-quiet', ago(90)), await lockedBy('pool-busy', ago(90))];
  await releaseDead(world.platform);
  expect([await isLocked(quiet), await isLocked(busy)]).toEqual([false, true]);
});

test('the tasks of this process stay its own', async () => {
  await registerPool(world.platform.db, 'pool-own', 'ALL');
  const own = await lockedBy('pool-own', ago(90));
  await releaseDead(world.platform);
  expect(await isLocked(own)).toBe(true);
  await unregisterPool(world.platform.db, 'pool-own');
});

test('a lock of whom nobody knows is given back after 45 seconds', async () => {
  const [old, young] = [await lockedBy('pool-nobody', ago(46)), await lockedBy('pool-newcomer', ago(5))];
  await releaseDead(world.platform);
  expect([await isLocked(old), await isLocked(young)]).toEqual([false, true]);
});

test('after a while without the database everybody counts as alive again, and nobody’s tasks are given to others', async () => {
  const { db } = world.platform;
  await registerPool(db, 'pool-mine', 'ALL');
  const seen = async () =>
    (
      await sql<{
        poolId: string;
      }>`select pool_id from processes where seen_at > now() - interval '5 seconds'`.execute(db)
    ).rows.map(({ poolId }) => poolId);
  // Nobody could be heard of for a minute, and another process has thrown this one out.
  await elsewhere('pool-theirs', ago(60));
  await sql`delete from processes where pool_id = 'pool-mine'`.execute(db);
  const [mine, theirs] = [await lockedBy('pool-mine', ago(50)), await lockedBy('pool-theirs', ago(50))];
  const stop = startHeartbeat(world.platform, ['pool-mine'], 500);
  await vi.waitFor(async () => expect(await seen()).toContain('pool-mine'));
  // Its own heartbeat comes a little later.
  await sql`update processes set seen_at = clock_timestamp() where pool_id = 'pool-theirs'`.execute(db);
  await pause(1_500);
  await stop();
  expect([await isLocked(mine), await isLocked(theirs)]).toEqual([true, true]);
  expect(await seen()).toEqual(expect.arrayContaining(['pool-mine', 'pool-theirs']));
  await unregisterPool(db, 'pool-mine');
});

test('two machines of one name are not taken for one: neither knows the processes of the other', async () => {
  const { db } = world.platform;
  await registerPool(db, 'pool-here', 'ALL');
  const { host } = await db
    .selectFrom('processes')
    .select('host')
    .where('poolId', '=', 'pool-here')
    .executeTakeFirstOrThrow();
  await unregisterPool(db, 'pool-here');
  // All that tells it apart is what its start drew; nothing here has this pid.
  const theirs = host.replace(/[0-9a-f-]{36}$/, randomUUID());
  await db
    .insertInto('processes')
    .values({ poolId: 'pool-namesake', host: theirs, pid: 2 ** 22 + 1, seenAt: ago(1) })
    .execute();
  const task = await lockedBy('pool-namesake', ago(10));
  await releaseDead(world.platform);
  expect(await isLocked(task)).toBe(true);
});

test('what ran here and is gone is dead at once', async () => {
  const { db } = world.platform;
  await registerPool(db, 'pool-here', 'ALL');
  await sql`update processes set pid = ${2 ** 22 + 1} where pool_id = 'pool-here'`.execute(db);
  const task = await lockedBy('pool-here', ago(10));
  await releaseDead(world.platform);
  expect(await isLocked(task)).toBe(false);
});

test('who stays silent while others are heard of is dead', async () => {
  await elsewhere('pool-silent', ago(60));
  const task = await lockedBy('pool-silent', ago(60));
  const stop = startHeartbeat(world.platform, [], 20);
  await vi.waitFor(async () => expect(await isLocked(task)).toBe(false));
  await stop();
});

test('of what runs by the clock nothing stays as failed when its process dies: its next turn does it', async () => {
  const { db } = world.platform;
  await elsewhere('pool-killed', ago(60));
  const added = async (task: string, most: number) => {
    const { rows } = await sql<{ id: string }>`
      select id from graphile_worker.add_job(${task}, '{}', max_attempts := ${most})`.execute(db);
    const id = rows[0]?.id ?? '';
    await sql`update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = 'pool-killed', locked_at = now()
      where id = ${id}`.execute(db);
    return id;
  };
  const failed = async () => (await readFigures(db)).queueFailed;
  const before = await failed();
  const [turn, task] = [await added('sweep', 1), await added('mail', 12)];
  const during = await failed();
  await releaseDead(world.platform);
  const { rows } = await sql<{ id: string }>`select id from graphile_worker.jobs`.execute(db);
  const left = rows.map(({ id }) => id);
  expect([left.includes(turn), left.includes(task), await isLocked(task)]).toEqual([false, true, false]);
  expect([during, await failed()]).toEqual([before, before]);
});

test('what somebody waits for comes before what waits for other servers', async () => {
  const { platform } = world;
  // What other tests have locked is waited for.
  await sql`delete from graphile_worker._private_jobs`.execute(platform.db);
  const begun: string[] = [];
  const tasks: Background['tasks'] = {
    slow: async () => {
      begun.push('slow');
      await pause(100);
    },
    code: async () => void begun.push('code'),
  };
  await inTransaction(platform.db, async (trx) => {
    for (let nth = 0; nth < 12; nth += 1) await enqueue(trx, 'slow', {});
  });
  await inTransaction(platform.db, (trx) => enqueue(trx, 'code', {}, { isAwaited: true }));
  const pool = openPool(platform.settings.DATABASE_URL, 6, platform.log);
  await settle(platform, pool, [{ tasks }]);
  await pool.end();
  expect(begun).toHaveLength(13);
  expect(begun.indexOf('code')).toBeLessThan(4);
});
