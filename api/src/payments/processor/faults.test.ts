import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { z } from 'zod';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { deliver, hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { startBackground } from '../../platform/background/background.ts';
import { openPool } from '../../platform/database/db.ts';
import { paymentBackground } from '../background.ts';
import { runProcessorCall } from './run-processor-call.ts';
import { lockPayment } from '../queries.ts';
import { ledgerSum } from '../ledger/queries-ledger.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const control = (path: string, body: object) =>
  fetch(`${world.outside?.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

let hired: HiredJob;
/** An accepted job with its transfer still to be made. */
beforeEach(async () => {
  hired = await hire(world, { client: clara, professional: ana });
  const { url } = await hired.professional.ok('POST /api/payment/onboard', { body: {} });
  await control(`account/${/(acct_\w+)/.exec(url)?.[1]}`, { outcome: 'enabled' });
  await hired.professional.ok('POST /api/payment/onboard/confirm');
  await deliver(world, hired);
  await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId } });
});

const callOf = (jobId: string, kind: 'transfer' | 'refund' | 'reversal') =>
  world.platform.db
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .selectAll('processorCalls')
    .where('payments.jobId', '=', jobId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
const transferCall = () => callOf(hired.jobId, 'transfer');
const transfers = () => world.platform.processor.listTransfers({ jobId: hired.jobId });
const attempt = async () =>
  runProcessorCall(world.platform, (await transferCall()).id).catch((error: Error) => error.message);

test('an answer that never comes is asked for again with the same key, and the money goes once', async () => {
  await control('faults', { path: '/v1/transfers', cutAfterCommit: true, times: 1 });
  await attempt();
  expect((await transferCall()).status).toBe('PENDING');
  await attempt();
  expect((await transferCall()).status).toBe('DONE');
  expect(await transfers()).toHaveLength(1);
  expect(await ledgerSum(world.platform.db)).toBe(0);
});

test('an error that the processor repeats under its key is overcome by looking, then the next key', async () => {
  const { key } = await transferCall();
  await control('faults', { path: '/v1/transfers', status: 500, times: 4 });
  for (let tries = 0; tries < 4; tries += 1) await attempt();
  expect(await transferCall()).toMatchObject({ status: 'PENDING', tries: 4, key });
  await attempt();
  const done = await transferCall();
  expect(done.status).toBe('DONE');
  expect(done.key).not.toBe(key);
  expect(await transfers()).toHaveLength(1);
});

test('a result that cannot be written down is no refusal: it is written by the next try, and the money went once', async () => {
  const { db } = world.platform;
  await sql`create function refuse_entries() returns trigger language plpgsql as
    $$ begin raise exception 'disk full'; end $$`.execute(db);
  await sql`create trigger refuse_entries before insert on ledger_transactions
    execute function refuse_entries()`.execute(db);
  const refused = await attempt();
  await sql`drop trigger refuse_entries on ledger_transactions`.execute(db);
  expect(refused).toBe('disk full');
  expect(await transferCall()).toMatchObject({ status: 'PENDING', error: 'disk full' });
  await attempt();
  expect((await transferCall()).status).toBe('DONE');
  expect(await transfers()).toHaveLength(1);
});

test('a result is written after whoever holds the payment, and keeps the call from them no moment', async () => {
  const { db } = world.platform;
  const { id } = await transferCall();
  const running = await db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '500ms'`.execute(trx);
    await lockPayment(trx, { jobId: hired.jobId, appointmentId: null, tipId: null });
    const run = attempt();
    // Here: other tests share the server.
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(trx)).rows, { timeout: 20_000 }).toHaveLength(1);
    await sql`update processor_calls set tries = tries where id = ${id}`.execute(trx);
    return { run };
  });
  await running.run;
  expect(await transferCall()).toMatchObject({ status: 'DONE', tries: 0 });
});

test('a page that the processor fails to open once is opened by the next try', async () => {
  const { client, jobId } = await hire(world, { client: clara, professional: ana });
  await control('faults', { path: '/v1/checkout/sessions', status: 500, times: 1 });
  const open = { params: { jobId }, body: {} };
  expect(await client.refused('POST /api/payment/checkout/:jobId', open)).toBe('processor_unavailable');
  const { url } = await client.ok('POST /api/payment/checkout/:jobId', open);
  expect(await client.ok('POST /api/payment/checkout/:jobId', open)).toEqual({ url });
});

test('what came through unseen is found by looking, not made again', async () => {
  await control('faults', { path: '/v1/transfers', cutAfterCommit: true, times: 1 });
  await attempt();
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await world.platform.db
    .updateTable('processorCalls')
    .set({ createdAt: yesterday })
    .where('id', '=', (await transferCall()).id)
    .execute();
  await attempt();
  expect((await transferCall()).status).toBe('DONE');
  expect(await transfers()).toHaveLength(1);
});

describe('a refund of a part that was tried before, and is older than its key at the processor', () => {
  let refund: Awaited<ReturnType<typeof callOf>>;
  let admin: Client;
  const path = '/v1/refunds';
  beforeEach(async () => {
    const { client, jobId } = await hire(world, { client: clara, professional: ana });
    await pay(world, client, jobId);
    await world.settle();
    admin = await world.as(ada);
    const body = { jobId, amountCents: 2_000, reason: 'Agreed with both.' };
    await admin.ok('POST /api/payment/admin/refund', { body });
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    refund = await callOf(jobId, 'refund');
    await world.platform.db
      .updateTable('processorCalls')
      .set({ createdAt: yesterday, tries: 1 })
      .where('id', '=', refund.id)
      .execute();
    // What is looked for.
    await control('faults', { path, delayMs: 1, times: 1 });
  });
  afterEach(() => control('faults', { path, times: 0 }));

  const now = () =>
    world.platform.db
      .selectFrom('processorCalls')
      .selectAll()
      .where('id', '=', refund.id)
      .executeTakeFirstOrThrow();
  const run = () => runProcessorCall(world.platform, refund.id).catch((error: Error) => error.message);
  const sent = async () => {
    const { intentId } = z.object({ intentId: z.string() }).loose().parse(refund.params);
    return (await world.platform.processor.listRefunds({ intentId })).map(({ amountCents }) => amountCents);
  };
  async function untilBeingMade(): Promise<void> {
    await expect.poll(async () => (await now()).key, { timeout: 10_000 }).not.toBe(refund.key);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }

  test('is paid once if it is run a second time while the first makes it', async () => {
    await control('faults', { path, delayMs: 2_000, times: 1 });
    const first = run();
    await untilBeingMade();
    await run();
    await first;
    await run();
    expect((await now()).status).toBe('DONE');
    expect(await sent()).toEqual([2_000]);
    expect(await ledgerSum(world.platform.db)).toBe(0);
  });

  test('is paid once if an admin presses Retry twice, and the second run waits for the first', async () => {
    await control('faults', { path, delayMs: 2_000, times: 1 });
    const { settings, log } = world.platform;
    const pool = openPool(settings.DATABASE_URL, 4, log);
    const worker = await startBackground(world.platform, pool, [paymentBackground]);
    const retry = () => admin.ok('POST /api/payment/admin/retry', { body: { id: refund.id } });
    await retry();
    await untilBeingMade();
    await retry();
    await expect.poll(async () => (await now()).status, { timeout: 10_000 }).toBe('DONE');
    await worker.stop();
    await pool.end();
    // A second run at once would have counted a try, since the key is in use.
    expect(await now()).toMatchObject({ status: 'DONE', tries: 1 });
    expect(await sent()).toEqual([2_000]);
  });

  test('is made with the same key again if nobody knows whether it was', async () => {
    await control('faults', { path, reset: true, times: 2 });
    await run();
    const { key } = await now();
    expect(key).not.toBe(refund.key);
    await run();
    expect(await now()).toMatchObject({ status: 'DONE', key });
    expect(await sent()).toEqual([2_000]);
  });
});

test('an error that the processor repeats when money is taken back holds up the client no longer than others', async () => {
  await attempt();
  const admin = await world.as(ada);
  const body = { jobId: hired.jobId, amountCents: hired.amountCents, reason: 'Agreed with both.' };
  await admin.ok('POST /api/payment/admin/refund', { body });
  const { id, key } = await callOf(hired.jobId, 'reversal');
  await control('faults', { path: '/v1/transfers/', status: 500, times: 1 });
  for (let tries = 0; tries < 4; tries += 1)
    await expect(runProcessorCall(world.platform, id)).rejects.toThrow();
  await runProcessorCall(world.platform, id);
  const done = await callOf(hired.jobId, 'reversal');
  expect(done).toMatchObject({ status: 'DONE', tries: 4 });
  expect(done.key).not.toBe(key);
  await world.settle();
  const { data } = await admin.call('GET /api/payment/admin', { query: { q: hired.jobId } });
  expect(data.items[0]).toMatchObject({ refund: 'DONE', receivableCents: 0 });
  expect(await ledgerSum(world.platform.db)).toBe(0);
});

test('a part that was taken back unseen is not counted as owed', async () => {
  await attempt();
  const account = await world.platform.db
    .selectFrom('payoutAccounts')
    .select('processorId')
    .where('professionalId', '=', ana.id)
    .executeTakeFirstOrThrow();
  const { availableCents, pendingCents } = await world.platform.processor.retrieveBalance(
    account.processorId ?? '',
  );
  await control(`payout/${account.processorId}`, {
    outcome: 'paid',
    amount: availableCents + pendingCents - 5_000,
  });
  const admin = await world.as(ada);
  const body = { jobId: hired.jobId, amountCents: hired.amountCents, reason: 'Agreed with both.' };
  await admin.ok('POST /api/payment/admin/refund', { body });
  // The response to the partial reversal is lost; the one to the full reversal is only late.
  await control('faults', { path: '/v1/transfers/', delayMs: 1, times: 1 });
  await control('faults', { path: '/v1/transfers/', cutAfterCommit: true, times: 1 });
  const { id } = await world.platform.db
    .selectFrom('processorCalls')
    .select('id')
    .where('kind', '=', 'reversal')
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  await expect(runProcessorCall(world.platform, id)).rejects.toThrow();
  await runProcessorCall(world.platform, id);
  await world.settle();
  const { data } = await admin.call('GET /api/payment/admin', { query: { q: hired.jobId } });
  const net = Math.round(hired.amountCents * 0.9);
  expect(data.items[0]).toMatchObject({ refund: 'DONE', receivableCents: net - 5_000 });
});

test('a refund that failed is made anew, never found again, however late it is tried', async () => {
  const other = await hire(world, { client: clara, professional: ana });
  await pay(world, other.client, other.jobId);
  await other.professional.ok('POST /api/job/:id/cancel', { params: { id: other.jobId }, body: {} });
  const { id } = await callOf(other.jobId, 'refund');
  await control('faults', { path: '/v1/refunds', cutAfterCommit: true, times: 1 });
  await expect(runProcessorCall(world.platform, id)).rejects.toThrow();
  await runProcessorCall(world.platform, id);
  const { resultId, params } = await callOf(other.jobId, 'refund');
  await control(`refund/${resultId}`, { outcome: 'failed' });
  const step = async () =>
    (await other.client.ok('POST /api/payment/paid', { body: { jobId: other.jobId } })).refund;
  await expect.poll(step, { timeout: 5_000 }).toBe('STUCK');
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await world.platform.db
    .updateTable('processorCalls')
    .set({ createdAt: yesterday })
    .where('id', '=', id)
    .execute();
  const admin = await world.as(ada);
  await admin.ok('POST /api/payment/admin/retry', { body: { id } });
  await world.settle();
  expect(await step()).toBe('DONE');
  const { intentId } = z.object({ intentId: z.string() }).loose().parse(params);
  const refunds = await world.platform.processor.listRefunds({ intentId });
  expect(refunds.map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded']);
  expect(await ledgerSum(world.platform.db)).toBe(0);
});

test('a refund whose failure is told before it is written down is shown as stuck all the same', async () => {
  const other = await hire(world, { client: clara, professional: ana });
  await pay(world, other.client, other.jobId);
  await other.professional.ok('POST /api/job/:id/cancel', { params: { id: other.jobId }, body: {} });
  const { id, key, params } = await callOf(other.jobId, 'refund');
  const asked = z.object({ intentId: z.string(), amountCents: z.int() }).loose().parse(params);
  // The worker was stopped between the call and recording its result.
  const refund = await world.platform.processor.createRefund({
    ...asked,
    reason: 'requested_by_customer',
    metadata: { callId: id },
    key,
  });
  await control(`refund/${refund.id}`, { outcome: 'failed' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await world.settle();
  const step = async () =>
    (await other.client.ok('POST /api/payment/paid', { body: { jobId: other.jobId } })).refund;
  await expect.poll(step, { timeout: 5_000 }).toBe('STUCK');
  expect(await ledgerSum(world.platform.db)).toBe(0);
});
