import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { createWorld, type World } from '../../test/world.ts';
import { enqueue } from '../platform/background/background.ts';
import { inTransaction } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.as(ada);
});
afterAll(() => world.close());

const read = () => admin.ok('GET /api/admin/system');
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);

test('a new installation has its versions and nothing behind it yet', async () => {
  const { versions, backup, reconciliation, storage } = await read();
  const { rows } = await sql`show server_version`.execute(world.platform.db);
  expect(versions).toMatchObject({ node: process.versions.node, newer: [] });
  expect(rows[0]).toEqual({ serverVersion: versions.postgres });
  expect(versions.schema).toMatch(/^\d{4}-/);
  expect(versions.migrations).toBeGreaterThanOrEqual(Number(versions.schema.slice(0, 4)) - 1);
  expect({ backup, reconciliation }).toEqual({ backup: null, reconciliation: null });
  expect(storage).toMatchObject({ kind: 'FOLDER' });
  expect(storage.freeBytes).toBeGreaterThan(0);
});

test('processes are alive for 45 seconds after their last sign', async () => {
  const { db } = world.platform;
  const row = { role: 'WEB' as const, host: 'box-1 pid:[7]', pid: 42, version: '0.1.0', startedAt: ago(600) };
  for (const [poolId, seconds] of [
    ['alive', 40],
    ['dead', 50],
  ] as const)
    await db
      .insertInto('processes')
      .values({ ...row, poolId, seenAt: ago(seconds) })
      .execute();
  const { processes } = await read();
  expect(processes.find(({ id }) => id === 'alive')).toMatchObject({ host: 'box-1', pid: 42, isAlive: true });
  expect(processes.find(({ id }) => id === 'dead')).toMatchObject({ version: '0.1.0', isAlive: false });
});

test('the queue, the newest backup and the newest comparison are told', async () => {
  const { db } = world.platform;
  const before = (await read()).queue.ready;
  await inTransaction(db, (trx) => enqueue(trx, 'none', {}));
  for (const [hours, problem] of [
    [30, null],
    [6, 'The disk is full'],
  ] as const) {
    const [startedAt, endedAt] = [ago(hours * 3_600), ago(hours * 3_600 - 60)];
    await db
      .insertInto('backups')
      .values({ id: newId(), startedAt, endedAt, files: 3, bytes: 9_000, problem })
      .execute();
    await db
      .insertInto('reconciliations')
      .values({ id: newId(), startedAt, endedAt, differenceCount: hours })
      .execute();
  }
  await sql`insert into kysely_migration values ('9999-of-a-later-release.sql', '2030-01-01')`.execute(db);
  const { queue, backup, reconciliation, versions } = await read();
  expect(queue.ready).toBe(before + 1);
  expect(backup).toMatchObject({ problem: 'The disk is full', files: 3, bytes: 9_000 });
  expect(reconciliation).toMatchObject({ differenceCount: 6, problem: null });
  expect(versions.newer).toEqual(['9999-of-a-later-release.sql']);
});
