import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara } from '../../../../test/cast.ts';
import { until } from '../../../../test/failures/until.ts';
import { hire } from '../../../../test/hiring.ts';
import { freePort } from '../../../../../tools/ports.ts';
import { type ServerProcess, startServer } from '../../../../test/live/server-process.ts';
import { openWorld } from '../../../../test/open-world.ts';
import { createDatabase, type World } from '../../../../test/world.ts';
import { openPool } from '../db.ts';
import { boundRole } from './pooled.ts';

/** From 1.21 on it keeps named statements apart. */
const [, major = '0', minor = '0'] =
  /PgBouncer (\d+)\.(\d+)/.exec(spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? '') ??
  [];
const hasPgBouncer = Number(major) > 1 || Number(minor) >= 21;

describe.skipIf(!hasPgBouncer)('behind PgBouncer 1.21 or newer in transaction mode', () => {
  let folder: string;
  let direct: string;
  let pooled: string;
  let bouncer: ChildProcess;
  let world: World;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'parley-pgbouncer-'));
    direct = await createDatabase();
    const url = new URL(direct);
    const port = await freePort();
    bouncer = await startPgBouncer(folder, url, port);
    url.port = String(port);
    pooled = url.href;
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
    await rm(folder, { recursive: true });
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

/** Two connections to the database for everybody, so that one is handed from transaction to transaction. */
async function startPgBouncer(folder: string, to: URL, port: number): Promise<ChildProcess> {
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${to.hostname} port=${to.port} user=${to.username}${to.password && ` password=${to.password}`}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    'auth_type = any\npool_mode = transaction\ndefault_pool_size = 2\nmax_prepared_statements = 100',
  ];
  await writeFile(file, lines.join('\n'));
  await chmod(folder, 0o755);
  const user = process.getuid?.() === 0 ? ['--user=nobody'] : [];
  const child = spawn('pgbouncer', [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of child.stderr ?? []) if (String(line).includes('process up')) break;
  if (child.exitCode !== null) await once(child, 'exit');
  return child;
}
