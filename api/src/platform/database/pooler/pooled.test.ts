import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara } from '../../../../test/cast.ts';
import { until } from '../../../../test/failures/until.ts';
import { hire } from '../../../../test/hiring.ts';
import { type ServerProcess, startServer } from '../../../../test/live/server-process.ts';
import { openWorld } from '../../../../test/open-world.ts';
import { configurePgBouncer, hasPgBouncer } from '../../../../test/pooler/pgbouncer.ts';
import { createDatabase, type World } from '../../../../test/world.ts';
import { openPool } from '../db.ts';
import { boundRole } from './pooled.ts';

describe.skipIf(!hasPgBouncer())('behind PgBouncer 1.21 or newer in transaction mode', () => {
  let direct: string;
  let configured: Awaited<ReturnType<typeof configurePgBouncer>>;
  let bouncer: ChildProcess;
  let world: World;
  let server: ServerProcess;
  beforeAll(async () => {
    direct = await createDatabase();
    // Two connections to the database for everybody, so that one is handed from transaction to transaction.
    configured = await configurePgBouncer(direct, 2);
    bouncer = await startPgBouncer(configured.flags);
    const pooled = configured.through(direct);
    await boundRole({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct });
    world = await openWorld(pooled, {
      outside: true,
      connections: 20,
      settings: { DATABASE_DIRECT_URL: direct },
    });
    server = await startServer(world, {}, ['--background']);
  }, 120_000);
  afterAll(async () => {
    await server.kill();
    await world.close();
    bouncer.kill('SIGKILL');
    configured.remove();
  });

  test('a hire works, many at once too, and background work hears of what is queued', async () => {
    const { db } = world.platform;
    await hire(world, { client: clara, professional: ana });
    const asClara = await world.as(clara);
    const reads = await Promise.all(Array.from({ length: 60 }, () => asClara.ok('GET /api/users')));
    expect(new Set(reads.map(({ id }) => id))).toEqual(new Set([clara.id]));
    const waiting = () =>
      sql`select 1 from graphile_worker.jobs where run_at < now() limit 1`
        .execute(db)
        .then(({ rows }) => rows);
    await until(async () => (await waiting()).length === 0, 20_000);
  }, 60_000);

  test('requests keep their time limits, and background work its own', async () => {
    const { db, log } = world.platform;
    const limits = sql<{
      statementTimeout: string;
    }>`select current_setting('statement_timeout') as statement_timeout`;
    expect((await limits.execute(db)).rows).toEqual([{ statementTimeout: '10s' }]);
    const queue = openPool(direct, 1, log, {
      statement_timeout: 300_000,
      lock_timeout: 30_000,
      idle_in_transaction_session_timeout: 300_000,
    });
    expect((await queue.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '5min' }]);
    await queue.end();
  });
});

async function startPgBouncer(flags: readonly string[]): Promise<ChildProcess> {
  const child = spawn('pgbouncer', flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of child.stderr ?? []) if (String(line).includes('process up')) break;
  if (child.exitCode !== null) await once(child, 'exit');
  return child;
}
