import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control } from '../../../test/control.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { expectBooksToAgree, openPage } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const AMOUNT = 120_000;
let hired: HiredJob;
beforeEach(async () => {
  hired = await hire(world, { client: clara, professional: ana, amountCents: AMOUNT });
});

const page = () => openPage(hired.client, hired.jobId);
const settlePage = (id: string, outcome: 'paid' | 'processing' | 'declined' | 'abandoned') =>
  control(world, `checkout/${id}`, { outcome });
const lookAsClient = () => hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
const check = () => admin.ok('POST /api/payment/admin/check', { body: { jobId: hired.jobId } });
const job = () => hired.client.ok('GET /api/job/:id', { params: { id: hired.jobId } });
const unmatched = async () =>
  (await admin.ok('GET /api/payment/admin/unmatched')).filter(({ jobId }) => jobId === hired.jobId);
const otherPaymentId = async () => {
  const other = await hire(world, { client: clara, professional: ana });
  const { id } = await world.platform.db
    .selectFrom('payments')
    .select('id')
    .where('jobId', '=', other.jobId)
    .executeTakeFirstOrThrow();
  return id;
};

/** The refunds of everything charged through a checkout. */
async function givenBack(id: string) {
  const { intentId } = await world.platform.processor.retrieveCheckout(id);
  const intent = await world.platform.processor.retrieveIntent(intentId ?? '');
  return { charged: intent.charge?.amountCents, back: intent.charge?.refundedCents };
}

test.each([
  ['a wrong amount', async () => ({ amount: 100 }), 'amount', 100, 'usd'],
  ['another currency', async () => ({ currency: 'eur' }), 'currency', AMOUNT, 'eur'],
  [
    'the reference of another job',
    async () => ({ reference: await otherPaymentId() }),
    'reference',
    AMOUNT,
    'usd',
  ],
])(
  'a charge with %s makes no payment: it goes back, admins see it, and the client pays anew',
  async (_name, wrong, difference, amountCents, currency) => {
    const wrongPage = await page();
    await control(world, `misstate/${wrongPage}`, await wrong());
    await settlePage(wrongPage, 'paid');
    expect(await lookAsClient()).toMatchObject({ status: 'UNPAID', paidAt: null, settlement: 'NONE' });
    expect(await job()).toMatchObject({ status: 'TALKING', paymentStatus: 'UNPAID' });
    await world.settle();
    expect(await givenBack(wrongPage)).toEqual({ charged: amountCents, back: amountCents });
    expect(await unmatched()).toMatchObject([
      { differs: [difference], amountCents, currency, expectedCents: AMOUNT, refund: 'DONE' },
    ]);
    const { queues } = await admin.ok('GET /api/admin/overview');
    expect(queues.unmatchedCharges).toBeGreaterThan(0);
    await expectBooksToAgree(world);
    await settlePage(await page(), 'paid');
    expect(await lookAsClient()).toMatchObject({ status: 'PAID', settlement: 'HELD' });
    await expectBooksToAgree(world);
  },
);

test('a page that says another amount is closed before anybody pays there', async () => {
  const wrongPage = await page();
  await control(world, `misstate/${wrongPage}`, { amount: 100 });
  expect(await lookAsClient()).toMatchObject({ status: 'UNPAID' });
  await world.settle();
  expect(await world.platform.processor.retrieveCheckout(wrongPage)).toMatchObject({ status: 'expired' });
  expect(await page()).not.toBe(wrongPage);
});

test('a second charge goes back once, however often it is told, and the first stays held', async () => {
  const paid = await page();
  await settlePage(paid, 'paid');
  await lookAsClient();
  await control(world, `charge-again/${paid}`, {});
  await check();
  await check();
  await world.settle();
  await check();
  expect(await givenBack(paid)).toEqual({ charged: AMOUNT, back: AMOUNT });
  expect(await unmatched()).toMatchObject([{ differs: ['second'], refund: 'DONE' }]);
  const refunds = await world.platform.db
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .select('processorCalls.status')
    .where('payments.jobId', '=', hired.jobId)
    .where('kind', '=', 'refund')
    .execute();
  expect(refunds).toEqual([{ status: 'DONE' }]);
  expect(await job()).toMatchObject({ paymentStatus: 'PAID', settlement: 'HELD' });
  await expect
    .poll(async () => (await world.platform.processor.listUndeliveredEvents()).length, { timeout: 10_000 })
    .toBe(0);
  const { notifications } = await hired.client.ok('GET /api/notification/unread');
  expect(notifications.map(({ message }) => message)).toContain(
    `You paid twice for “${hired.title}”. Your refund of $1,200.00 is on its way.`,
  );
  await expectBooksToAgree(world);
});

test('an older page that ends says nothing about the newer one that stands open', async () => {
  const older = await page();
  await settlePage(older, 'abandoned');
  await expect.poll(async () => (await lookAsClient()).status).toBe('UNPAID');
  const newer = await page();
  expect(newer).not.toBe(older);
  // A late event of the older checkout, which was open in another tab.
  await control(world, `reopen/${older}`, {});
  await check();
  await settlePage(older, 'abandoned');
  await check();
  expect(await job()).toMatchObject({ paymentStatus: 'PENDING' });
  expect(await page()).toBe(newer);
});

test('an older page whose card is declined leaves a newer one that is paid as it is', async () => {
  const older = await page();
  await settlePage(older, 'abandoned');
  await expect.poll(async () => (await lookAsClient()).status).toBe('UNPAID');
  await settlePage(await page(), 'paid');
  await lookAsClient();
  await control(world, `reopen/${older}`, {});
  await settlePage(older, 'declined');
  await check();
  expect(await job()).toMatchObject({ paymentStatus: 'PAID', settlement: 'HELD' });
});

test('an older page that is paid while a newer one stands open counts, and the newer one is closed', async () => {
  const older = await page();
  await settlePage(older, 'abandoned');
  await expect.poll(async () => (await lookAsClient()).status).toBe('UNPAID');
  const newer = await page();
  await control(world, `reopen/${older}`, {});
  await settlePage(older, 'paid');
  await check();
  await world.settle();
  expect(await job()).toMatchObject({ paymentStatus: 'PAID', settlement: 'HELD' });
  expect(await world.platform.processor.retrieveCheckout(newer)).toMatchObject({ status: 'expired' });
  await expectBooksToAgree(world);
});

test('an older page that is paid once the money has moved on goes back', async () => {
  const older = await page();
  await settlePage(older, 'abandoned');
  await expect.poll(async () => (await lookAsClient()).status).toBe('UNPAID');
  await settlePage(await page(), 'paid');
  await lookAsClient();
  await hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
  await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
  await control(world, `reopen/${older}`, {});
  await settlePage(older, 'paid');
  await check();
  await world.settle();
  expect(await givenBack(older)).toEqual({ charged: AMOUNT, back: AMOUNT });
  expect(await job()).toMatchObject({ status: 'COMPLETED', settlement: 'RELEASED' });
  await expectBooksToAgree(world);
});

test('only admins see what does not match, and only they have a payment checked', async () => {
  expect(await hired.client.refused('GET /api/payment/admin/unmatched')).toBe('forbidden');
  expect(await hired.client.refused('POST /api/payment/admin/check', { body: { jobId: hired.jobId } })).toBe(
    'forbidden',
  );
  await check();
  const { audit } = await admin.ok('GET /api/job/admin/:id', { params: { id: hired.jobId } });
  expect(audit.map(({ action }) => action)).toContain('payment.check');
});
