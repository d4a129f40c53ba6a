import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../cast.ts';
import { control } from '../control.ts';
import { hire } from '../hiring.ts';
import { pay } from '../pay.ts';
import { startServer, type ServerProcess } from '../live/server-process.ts';
import { createWorld, type World } from '../world.ts';
import { until } from './until.ts';

let world: World;
let server: ServerProcess;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  server = await startServer(world);
}, 120_000);
afterAll(async () => {
  await server.kill();
  await world.close();
});

test('a refund in the middle of which the process is killed is finished right after the restart', async () => {
  const { db } = world.platform;
  const hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  // The processor refunds but does not answer, so the worker waits with the task locked.
  await control(world, 'faults', { path: '/v1/refunds', timeoutAfterCommit: true, times: 1 });
  await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
  const refund = async () =>
    (await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } })).refund;
  const owners = async () => {
    const { rows } = await sql<{ lockedBy: string }>`select locked_by from graphile_worker.jobs
      where task_identifier = 'processor_call' and locked_at is not null`.execute(db);
    return rows.map(({ lockedBy }) => lockedBy);
  };
  await until(async () => (await owners()).length === 1, 20_000);
  const [owner] = await owners();
  await pause(300);
  await server.kill();
  expect(await refund()).toBe('PENDING');
  expect(await owners()).toEqual([owner]);
  await server.start();
  // Released before the first call returns; otherwise the lock would last four hours.
  expect(await owners()).not.toContain(owner);
  await until(async () => (await refund()) === 'DONE', 30_000);
  const { intentId } = await db
    .selectFrom('payments')
    .select('intentId')
    .where('jobId', '=', hired.jobId)
    .executeTakeFirstOrThrow();
  expect(await world.platform.processor.listRefunds({ intentId: intentId ?? '' })).toHaveLength(1);
}, 180_000);
