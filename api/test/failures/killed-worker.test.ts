import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, tendai } from '../cast.ts';
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

const owners = async () => {
  const { rows } = await sql<{ lockedBy: string }>`select locked_by from graphile_worker.jobs
    where task_identifier = 'processor_call' and locked_at is not null`.execute(world.platform.db);
  return rows.map(({ lockedBy }) => lockedBy);
};

/** A paid job is cancelled, and the processor refunds but does not answer, so the worker waits with the task locked. */
async function cancelHalfway(professional: typeof ana) {
  const hired = await hire(world, { client: clara, professional });
  await pay(world, hired.client, hired.jobId);
  await control(world, 'faults', { path: '/v1/refunds', timeoutAfterCommit: true, times: 1 });
  await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
  const refund = async () =>
    (await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } })).refund;
  await until(async () => (await owners()).length === 1, 20_000);
  const [owner = ''] = await owners();
  await pause(300);
  return { owner, refund, refunds: () => refundsOf(hired.jobId) };
}

async function refundsOf(jobId: string) {
  const { intentId } = await world.platform.db
    .selectFrom('payments')
    .select('intentId')
    .where('jobId', '=', jobId)
    .executeTakeFirstOrThrow();
  return world.platform.processor.listRefunds({ intentId: intentId ?? '' });
}

test('a refund in the middle of which the process is killed is finished right after the restart', async () => {
  const { owner, refund, refunds } = await cancelHalfway(ana);
  await server.kill();
  expect(await refund()).toBe('PENDING');
  expect(await owners()).toEqual([owner]);
  await server.start();
  // Released before the first call returns; otherwise the lock would last four hours.
  expect(await owners()).not.toContain(owner);
  await until(async () => (await refund()) === 'DONE', 30_000);
  expect(await refunds()).toHaveLength(1);
}, 180_000);

test(
  'what a machine that died had begun is done by another within a minute, once',
  { tags: ['extended'], timeout: 180_000 },
  async () => {
    const { db } = world.platform;
    await server.kill();
    const machines = [
      await startServer(world, {}, ['--background']),
      await startServer(world, {}, ['--background']),
    ];
    const { owner, refund, refunds } = await cancelHalfway(tendai);
    const known = await db.selectFrom('processes').select(['poolId', 'pid', 'role', 'version']).execute();
    expect(known).toHaveLength(2);
    expect(known).toContainEqual(expect.objectContaining({ role: 'BACKGROUND', version: '0.1.0' }));
    const pid = known.find(({ poolId }) => poolId === owner)?.pid;
    const [dying, other] = pid === machines[0]?.pid() ? machines : machines.toReversed();
    // As if it had been another machine, whose processes can't be seen from here, last seen 15 seconds ago.
    await sql`update processes set host = 'elsewhere' where pool_id = ${owner}`.execute(db);
    await dying?.kill();
    await sql`update processes set seen_at = now() - interval '15 seconds' where pool_id = ${owner}`.execute(
      db,
    );
    await pause(500);
    expect([await owners(), await refund()]).toEqual([[owner], 'PENDING']);
    await until(async () => (await refund()) === 'DONE', 45_000);
    expect(await refunds()).toHaveLength(1);
    expect((await fetch(`${other?.url}/api/discipline`)).status).toBe(404);
    await other?.kill();
  },
);
