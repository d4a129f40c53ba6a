import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control } from '../../../test/control.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { openPage } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { applyCheckout } from '../checkout/apply-checkout.ts';
import { fetchCheckoutSnapshot } from '../checkout/checkout-snapshot.ts';
import { ledgerSum } from '../ledger/queries-ledger.ts';

let world: World;
let admin: Client;
let hired: HiredJob;
/** A processor that sends no webhooks. */
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
  await control(world, 'webhooks', { drop: 1 });
});
afterAll(() => world.close());
let page: string;
/** The client has completed the checkout; the bank payment is pending. */
beforeEach(async () => {
  hired = await hire(world, { client: clara, professional: ana });
  page = await openPage(hired.client, hired.jobId);
  await control(world, `checkout/${page}`, { outcome: 'processing' });
});

const job = () => hired.client.ok('GET /api/job/:id', { params: { id: hired.jobId } });
const lookAsClient = () => hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
const unread = async (client: Client) =>
  (await client.ok('GET /api/notification/unread')).notifications.map(({ message }) => message);
const slow = async () =>
  (await admin.ok('GET /api/payment/admin/slow')).filter(({ jobId }) => jobId === hired.jobId);

test('a payment whose good end nobody told is heard of within the hour', async () => {
  await lookAsClient();
  expect(await job()).toMatchObject({ paymentStatus: 'PENDING', hireBy: null });
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await world.advance({ minutes: 61 });
  expect(await job()).toMatchObject({ paymentStatus: 'PAID', settlement: 'HELD' });
});

test('a payment whose bad end nobody told is heard of within the hour, and the time to hire runs again', async () => {
  await lookAsClient();
  await control(world, `checkout/${page}`, { outcome: 'declined' });
  await world.advance({ minutes: 61 });
  expect((await job()).paymentStatus).toBe('FAILED');
  expect((await job()).hireBy).not.toBeNull();
});

test('a page that was filled in and never looked at by anybody is asked about all the same', async () => {
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  expect((await job()).paymentStatus).toBe('PENDING');
  await world.advance({ minutes: 61 });
  expect((await job()).paymentStatus).toBe('PAID');
});

test('the processor is asked about a page once an hour, and about a settled one no more', async () => {
  const { db } = world.platform;
  const next = async () => {
    const row = await db
      .selectFrom('checkouts')
      .select('askAt')
      .where('processorId', '=', page)
      .executeTakeFirstOrThrow();
    return row.askAt;
  };
  const first = await next();
  await world.advance({ minutes: 61 });
  const second = await next();
  expect(Date.parse(second ?? '') - Date.parse(first ?? '')).toBeGreaterThan(3_600_000);
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await world.advance({ minutes: 61 });
  expect(await next()).toBeNull();
});

test('a bank that never answers: both are told after 3 days, admins after 14, and after 21 nobody waits any more', async () => {
  await lookAsClient();
  await world.advance({ days: 3, minutes: 1 });
  const sentence = 'The bank is still processing the';
  expect((await unread(hired.client)).filter((text) => text.includes(sentence))).toHaveLength(1);
  expect((await unread(hired.professional)).filter((text) => text.includes(sentence))).not.toHaveLength(0);
  expect(await slow()).toEqual([]);
  await world.advance({ days: 11 });
  expect(await slow()).toMatchObject([{ jobId: hired.jobId, amountCents: hired.amountCents }]);
  expect((await admin.ok('GET /api/admin/overview')).queues.slowPayments).toBeGreaterThan(0);
  expect(await job()).toMatchObject({ status: 'TALKING', paymentStatus: 'PENDING', hireBy: null });
  await world.advance({ days: 7 });
  const given = await job();
  expect(given).toMatchObject({ status: 'TALKING', paymentStatus: 'UNPAID' });
  expect(given.hireBy).not.toBeNull();
  expect((await unread(hired.client)).join()).toContain('You can pay again. If you do');
  expect(await slow()).toEqual([]);
  await world.advance({ days: 40 });
  expect(await job()).toMatchObject({ status: 'ENDED', paymentStatus: 'UNPAID' });
  // The bank accepts after the job has ended, so the money is refunded.
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await world.advance({ minutes: 61 });
  await world.settle();
  expect(await job()).toMatchObject({ status: 'ENDED', paymentStatus: 'PAID', settlement: 'REFUNDED' });
  expect(await lookAsClient()).toMatchObject({ refund: 'DONE' });
  expect(await ledgerSum(world.platform.db)).toBe(0);
});

test('whoever is no longer kept waiting pays on a new page', async () => {
  await lookAsClient();
  await world.advance({ days: 21, minutes: 1 });
  const newer = await openPage(hired.client, hired.jobId);
  expect(newer).not.toBe(page);
  await control(world, `checkout/${newer}`, { outcome: 'paid' });
  expect(await lookAsClient()).toMatchObject({ status: 'PAID' });
});

test('ending looks at the newest page, also when it was filled in unseen: the money goes back at once', async () => {
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await hired.client.ok('POST /api/job/:id/end', { params: { id: hired.jobId }, body: {} });
  await world.settle();
  await world.settle();
  expect(await job()).toMatchObject({ status: 'ENDED', settlement: 'REFUNDED' });
  expect(await lookAsClient()).toMatchObject({ refund: 'DONE' });
});

test('ending looks at a page that a bank is at work on, too', async () => {
  await lookAsClient();
  await hired.client.ok('POST /api/job/:id/end', { params: { id: hired.jobId }, body: {} });
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await world.settle();
  await world.settle();
  expect(await job()).toMatchObject({ status: 'ENDED', settlement: 'REFUNDED' });
});

test('what was heard before the bank refused, and comes to be applied afterwards, changes nothing', async () => {
  const { platform } = world;
  await lookAsClient();
  const older = await fetchCheckoutSnapshot(platform, page);
  await control(world, `checkout/${page}`, { outcome: 'declined' });
  expect(await lookAsClient()).toMatchObject({ status: 'FAILED' });
  const before = await job();
  await inTransaction(platform.db, (trx) => applyCheckout(platform, trx, older));
  expect(await job()).toEqual(before);
  const newer = await openPage(hired.client, hired.jobId);
  await control(world, `checkout/${newer}`, { outcome: 'paid' });
  expect(await lookAsClient()).toMatchObject({ status: 'PAID' });
});

test('an admin need not wait for the hour', async () => {
  await lookAsClient();
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  const body = { jobId: hired.jobId, reason: 'The client says that the bank has paid.' };
  expect(await admin.ok('POST /api/payment/admin/check', { body })).toMatchObject({ status: 'PAID' });
});

test('a processor that does not answer is asked again in an hour, and nothing else waits for it', async () => {
  await lookAsClient();
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await control(world, 'faults', { path: `/v1/checkout/sessions/${page}`, status: 500, times: 1 });
  await world.advance({ minutes: 61 });
  expect((await job()).paymentStatus).toBe('PENDING');
  await world.advance({ minutes: 61 });
  expect((await job()).paymentStatus).toBe('PAID');
});
