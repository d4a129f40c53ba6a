/** @module-tag extended */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../cast.ts';
import { control, enablePayouts } from '../control.ts';
import { complete, deliver, hire, type HiredJob } from '../hiring.ts';
import { chargeOf, eventsDelivered, expectBooksToAgree, pay } from '../pay.ts';
import { startServer, type ServerProcess } from '../live/server-process.ts';
import { createWorld, type World } from '../world.ts';
import { until } from './until.ts';

/*
 * The product is killed while it waits for an answer, at each of its calls that follow from a lost chargeback, and from the release that pays its debt off: everything
 * is done once, within seconds of the restart.
 */
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

/** Released, and partly paid out to the bank, so that the rest will be owed. */
async function released(): Promise<HiredJob> {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  const account = await enablePayouts(world, hired.professional);
  await complete(world, hired);
  await until(async () => (await paymentOf(hired)).transfer === 'DONE', 60_000);
  const { availableCents, pendingCents } = await world.platform.processor.retrieveBalance(account);
  await control(world, `payout/${account}`, {
    outcome: 'paid',
    amount: availableCents + pendingCents - 20_000,
  });
  return hired;
}
const paymentOf = ({ client, jobId }: HiredJob) => client.ok('POST /api/payment/paid', { body: { jobId } });
/** Whether the worker waits for the processor. */
async function isAtWork(): Promise<boolean> {
  const { rows } = await sql`select 1 from graphile_worker.jobs
    where task_identifier = 'processor_call' and locked_at is not null`.execute(world.platform.db);
  return rows.length > 0;
}

test.each([
  ['the balance of the account is asked for', '/v1/balance', 'before'],
  ['the transfer is reversed', '/v1/transfers/', 'within'],
] as const)(
  'killed while %s, and again around the transfer that is less the debt',
  async (_step, path, kills) => {
    const hired = await released();
    const charge = await chargeOf(world, { jobId: hired.jobId });
    await control(world, `dispute/${charge}`, { outcome: 'opened' });
    await until(async () => (await paymentOf(hired)).frozenAt !== null, 60_000);
    // The processor does what it is asked, and its answer never comes.
    await control(world, 'faults', { path, timeoutAfterCommit: true, times: 1 });
    await control(world, `dispute/${charge}`, { outcome: 'lost' });
    await until(isAtWork, 60_000);
    await pause(300);
    await server.kill();
    expect((await paymentOf(hired)).receivableCents).toBe(0);
    await server.start();
    const took = await until(async () => (await paymentOf(hired)).receivableCents > 0, 30_000);
    expect(took).toBeLessThan(10_000);
    expect(await paymentOf(hired)).toMatchObject({ receivableCents: 70_000, settlement: 'REFUNDED' });
    const [transfer] = await world.platform.processor.listTransfers({ jobId: hired.jobId });
    const reversals = await world.platform.processor.listReversals({ transferId: transfer?.id ?? '' });
    expect(reversals.map(({ amountCents }) => amountCents)).toEqual([20_000]);
    await payDebtOff(hired, kills);
  },
  300_000,
);

/** The next release is less the debt; the product is killed before or while it transfers the rest. */
async function payDebtOff(owing: HiredJob, kills: 'before' | 'within'): Promise<void> {
  const next = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  await deliver(world, next);
  if (kills === 'before') await server.kill();
  else await control(world, 'faults', { path: '/v1/transfers', timeoutAfterCommit: true, times: 1 });
  await next.client.ok('POST /api/job/completed/:id', { params: { id: next.jobId }, body: {} });
  if (kills === 'within') {
    await until(isAtWork, 60_000);
    await pause(300);
    await server.kill();
  }
  expect(await paymentOf(next)).toMatchObject({ settlement: 'RELEASED', transfer: 'PENDING' });
  await server.start();
  const took = await until(async () => (await paymentOf(next)).transfer === 'DONE', 30_000);
  expect(took).toBeLessThan(10_000);
  const transfers = await world.platform.processor.listTransfers({ jobId: next.jobId });
  expect(transfers.map(({ amountCents }) => amountCents)).toEqual([20_000]);
  expect((await paymentOf(owing)).receivableCents).toBe(0);
  await expectBooksToAgree(world);
}

test('killed while evidence is uploaded, and again while it is submitted', async () => {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  await pay(world, hired.client, hired.jobId);
  await control(world, `dispute/${await chargeOf(world, { jobId: hired.jobId })}`, { outcome: 'opened' });
  await until(async () => (await paymentOf(hired)).frozenAt !== null, 60_000);
  await eventsDelivered(world);
  const admin = await world.as(ada);
  const [open] = await admin.ok('GET /api/payment/admin/chargebacks');
  await control(world, 'faults', { path: '/v1/files', timeoutAfterCommit: true, times: 1 });
  await control(world, 'faults', { path: '/v1/disputes/', timeoutAfterCommit: true, times: 1 });
  const params = { id: open?.id ?? '' };
  await admin.ok('POST /api/payment/admin/chargebacks/:id/evidence', {
    params,
    body: { reason: 'They came.' },
  });
  const isSent = async () =>
    (await admin.ok('GET /api/payment/admin/chargebacks'))[0]?.evidenceSentAt !== null;
  for (let time = 0; time < 2; time += 1) {
    await until(isAtWork, 60_000);
    await pause(300);
    await server.kill();
    expect(await isSent()).toBe(false);
    await server.start();
  }
  expect(await until(isSent, 30_000)).toBeLessThan(10_000);
  const call = world.platform.db.selectFrom('processorCalls').select(['tries', 'resultId']);
  const { tries, resultId } = await call.where('kind', '=', 'evidence').executeTakeFirstOrThrow();
  const dispute = await world.platform.processor.retrieveDispute(resultId ?? '');
  expect([tries, dispute.status]).toEqual([0, 'under_review']);
}, 240_000);
