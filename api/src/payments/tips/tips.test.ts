import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai, type Character } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control, enablePayouts } from '../../../test/control.ts';
import { complete, deliver, hire, type HiredJob } from '../../../test/hiring.ts';
import { bankActs, expectBooksToAgree, pageOf } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { reconcile } from '../reconcile/reconcile.ts';

/* Figures by hand: of a tip the professional gets every cent, and the processor's fee is the platform's. */
let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const reason = 'Agreed with both by mail.';

async function completed(professional: Character = ana, amountCents = 100_000): Promise<HiredJob> {
  const hired = await hire(world, { client: clara, professional, amountCents });
  await enablePayouts(world, hired.professional);
  await complete(world, hired);
  await world.settle();
  return hired;
}
const tipOf = (amountCents: number, { jobId }: HiredJob) => ({ params: { jobId }, body: { amountCents } });
const open = async (hired: HiredJob, amountCents: number, client = hired.client) =>
  pageOf((await client.ok('POST /api/payment/tip/:jobId', tipOf(amountCents, hired))).url);
const refusal = ({ client, ...hired }: HiredJob, amountCents = 2_000) =>
  client.refused('POST /api/payment/tip/:jobId', tipOf(amountCents, { client, ...hired }));
const atProcessor = (page: string, outcome: string) => control(world, `checkout/${page}`, { outcome });
const jobOf = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });

/** Paid on the processor's page; returns the tip's id. */
async function tip(hired: HiredJob, amountCents: number): Promise<string> {
  await atProcessor(await open(hired, amountCents), 'paid');
  const tipId = await latestTip(hired);
  await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId, tipId } });
  await world.settle();
  return tipId;
}
async function latestTip({ jobId }: HiredJob): Promise<string> {
  const tips = world.platform.db.selectFrom('payments').select('id').where('jobId', '=', jobId);
  return (await tips.where('tipId', 'is not', null).orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
}
const sentTo = async ({ jobId }: HiredJob) =>
  (await world.platform.processor.listTransfers({ jobId }))
    .map(({ amountCents }) => amountCents)
    .toSorted((one, other) => one - other);
const told = async (client: Client) =>
  (await client.ok('GET /api/notification', { query: { limit: 100 } })).items.map(({ message }) => message);

test('a tip is a payment of its own: every cent of it goes to the professional at once, with receipt and invoice', async () => {
  const hired = await completed();
  const before = await jobOf(hired);
  expect(before.tips).toMatchObject({ mostCents: 100_000, paid: [], processingCents: null });
  const tipId = await tip(hired, 15_000);
  const after = await jobOf(hired);
  expect(after.tips).toMatchObject({
    mostCents: 85_000,
    paid: [{ id: tipId, amountCents: 15_000, refundedCents: 0 }],
  });
  // The work's money is as it was.
  const { tips: _tips, money, ...job } = after;
  expect(before).toMatchObject(job);
  expect({ ...money, moves: [] }).toEqual({ ...before.money, moves: [] });
  expect(money.moves.filter((move) => move.tipId === tipId).map(({ text }) => text)).toEqual([
    'Tip of $150.00 paid',
    '$150.00 passed on to the professional',
    '$150.00 transferred to the professional',
  ]);
  expect(await sentTo(hired)).toEqual([15_000, 90_000]);

  const { items } = await hired.client.ok('GET /api/payment/client', { query: { limit: 10 } });
  const receipt = items.find((each) => each.tipId === tipId);
  expect(receipt).toMatchObject({ status: 'PAID', settlement: 'RELEASED', transfer: 'DONE', feeCents: 0 });
  expect(receipt?.purpose).toBe('TIP');
  expect(items.find(({ jobId, purpose }) => jobId === hired.jobId && purpose === 'WORK')).toMatchObject({
    appointmentId: null,
    tipId: null,
  });
  expect(receipt?.invoices).toMatchObject([{ issuer: 'PROFESSIONAL', totalCents: 15_000 }]);
  const { ledger } = await payment(tipId);
  expect(ledger.map(({ kind, entries }) => [kind, entries.map((entry) => entry.account)])).toEqual([
    ['charge', ['processor', 'held:job']],
    ['release', ['held:job', 'payable:professional']],
    ['processor_fee', ['processor_fees', 'processor']],
    ['transfer', ['payable:professional', 'processor']],
  ]);
  expect(await told(hired.professional)).toContain(
    `Clara thanked you with a $150 tip for “${hired.title}”. It’s on its way to you.`,
  );
  expect(await told(hired.client)).toContain(
    `We received your $150 tip for “${hired.title}”. All of it goes to Ana.`,
  );
  expect((await reconcile(world.platform, { isWhole: true, pauseMs: 0 }))?.result?.differences).toEqual([]);
  await expectBooksToAgree(world);
});
const payment = async (tipId: string) => {
  const { items } = await admin.ok('GET /api/payment/admin', { query: { sort: 'newest', limit: 100 } });
  const found = items.find((each) => each.tipId === tipId);
  if (!found) throw new Error('no such tip');
  return found;
};

test('only its client tips, once the job is completed and for 90 days, and no more than the work cost', async () => {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  await deliver(world, hired);
  expect(await refusal(hired)).toBe('invalid_transition');
  await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
  expect(await refusal({ ...hired, client: await world.as(milo) })).toBe('not_found');
  expect(await refusal(hired, 49)).toBe('invalid_input');
  expect(await refusal(hired, 100_001)).toBe('tip_too_large');
  await tip(hired, 60_000);
  expect(await refusal(hired, 40_001)).toBe('tip_too_large');
  const block = { params: { id: clara.id } };
  await hired.professional.ok('POST /api/users/block/:id', block);
  expect(await refusal(hired)).toBe('blocked');
  await hired.professional.ok('DELETE /api/users/block/:id', block);

  const { tips } = await jobOf(hired);
  await world.advance({ days: 89, hours: 23 });
  expect(Date.parse(tips.tipBy ?? '') - world.platform.clock.now().getTime()).toBeGreaterThan(0);
  await open(hired, 2_000);
  await world.advance({ hours: 2 });
  expect(await refusal(hired)).toBe('invalid_transition');
});

test('one page is open for a job: the same amount leads to it, another replaces it', async () => {
  const hired = await completed();
  const first = await open(hired, 2_000);
  expect(await open(hired, 2_000)).toBe(first);
  const second = await open(hired, 3_000);
  expect(second).not.toBe(first);
  expect(await world.platform.processor.retrieveCheckout(first)).toMatchObject({ status: 'expired' });
  // What is paid on the page of the earlier amount all the same goes back.
  await control(world, `reopen/${first}`, {});
  await atProcessor(first, 'paid');
  await atProcessor(second, 'paid');
  await world.settle();
  const tipId = await latestTip(hired);
  await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId, tipId } });
  await world.settle();
  expect((await jobOf(hired)).tips.paid).toMatchObject([{ amountCents: 3_000, refundedCents: 0 }]);
  const unmatched = await admin.ok('GET /api/payment/admin/unmatched');
  expect(unmatched.filter(({ jobId }) => jobId === hired.jobId)).toMatchObject([
    { amountCents: 2_000, expectedCents: 3_000, refund: 'DONE' },
  ]);
  await expectBooksToAgree(world);
});

test('while a bank works on a tip the client reads of it, and cannot open another page', async () => {
  const hired = await completed();
  const page = await open(hired, 2_000);
  await atProcessor(page, 'processing');
  const tipId = await latestTip(hired);
  const look = { body: { jobId: hired.jobId, tipId } };
  expect(await hired.client.ok('POST /api/payment/paid', look)).toMatchObject({ status: 'PENDING' });
  expect((await jobOf(hired)).tips.processingCents).toBe(2_000);
  const { tips } = await hired.professional.ok('GET /api/job/:id', { params: { id: hired.jobId } });
  expect(tips.processingCents).toBeNull();
  expect(await refusal(hired, 2_000)).toBe('payment_processing');
  expect(await refusal(hired, 3_000)).toBe('payment_processing');
  await atProcessor(page, 'declined');
  expect(await hired.client.ok('POST /api/payment/paid', look)).toMatchObject({ status: 'FAILED' });
  expect(await told(hired.client)).toContain(
    `Your $20 tip for “${hired.title}” didn’t go through, and you weren’t charged.`,
  );
  await tip(hired, 3_000);
  expect((await jobOf(hired)).tips).toMatchObject({ paid: [{ amountCents: 3_000 }], processingCents: null });
});

test('a tip that the bank never confirms is given up after 21 days, and the client reads that they can tip again', async () => {
  const hired = await completed();
  await atProcessor(await open(hired, 2_000), 'processing');
  const look = { body: { jobId: hired.jobId, tipId: await latestTip(hired) } };
  await hired.client.ok('POST /api/payment/paid', look);
  await world.advance({ days: 21, minutes: 1 });
  expect((await jobOf(hired)).tips).toMatchObject({ paid: [], processingCents: null });
  expect(await told(hired.client)).toContain(
    `Your bank never confirmed your $20 tip for “${hired.title}”. You can tip again. If you do and the first payment still arrives, we’ll refund it.`,
  );
  await tip(hired, 2_000);
});

test('nobody is asked to tip a professional who is gone, until they are back', async () => {
  const hired = await completed(tendai);
  const { id } = (await jobOf(hired)).professional;
  const most = async () => (await jobOf(hired)).tips.mostCents;
  expect(await most()).toBe(100_000);
  const disable = { params: { id }, body: { reason } };
  await admin.ok('POST /api/users/disable/:id', disable);
  expect([await most(), await refusal(hired)]).toEqual([0, 'invalid_transition']);
  await admin.ok('POST /api/users/enable/:id', { params: { id }, body: { reason } });
  expect(await most()).toBe(100_000);
});

test('a tip waits for a restricted account, and pays back what is owed', async () => {
  const hired = await completed();
  const account = await enablePayouts(world, hired.professional);
  await control(world, `payout/${account}`, { outcome: 'paid' });
  const { jobId, amountCents } = hired;
  await admin.ok('POST /api/payment/admin/refund', { body: { jobId, amountCents, reason } });
  await world.settle();
  const next = await completed(ana, 5_000);
  // 900 owed, less 45 of the second job.
  await tip(next, 3_000);
  expect(await sentTo(next)).toEqual([]);
  expect((await next.professional.ok('GET /api/payment/professional')).balance.owedCents).toBe(82_500);
  expect(await told(next.professional)).toContain(
    `Clara thanked you with a $30 tip for “${next.title}”. $30 of it pays back what you owe Parley.`,
  );
  for (const { id } of await admin.ok('GET /api/payment/admin/debts'))
    await admin.ok('POST /api/payment/admin/debts/write-off', { body: { id, reason } });
  await control(world, `account/${account}`, { outcome: 'restricted' });
  await next.professional.ok('POST /api/payment/onboard/confirm', { body: {} });
  await tip(next, 2_000);
  expect((await next.professional.ok('GET /api/payment/professional')).waiting?.amountCents).toBe(2_000);
  await control(world, `account/${account}`, { outcome: 'enabled' });
  await next.professional.ok('POST /api/payment/onboard/confirm', { body: {} });
  await world.settle();
  expect(await sentTo(next)).toEqual([2_000]);
  await expectBooksToAgree(world);
});

test('a refund by an admin and a chargeback touch the tip alone', async () => {
  const hired = await completed();
  const { jobId } = hired;
  const tipId = await tip(hired, 15_000);
  const refunded = { body: { jobId, tipId, amountCents: 5_000, reason } };
  const part = await admin.ok('POST /api/payment/admin/refund', refunded);
  expect(part).toMatchObject({ tipId, settlement: 'SPLIT', refundedCents: 5_000 });
  await world.settle();
  await bankActs(world, { jobId, tipId }, { outcome: 'opened' });
  expect((await jobOf(hired)).chargebacks).toMatchObject([{ tipId, appointmentId: null, status: 'OPEN' }]);
  expect(await admin.refused('POST /api/payment/admin/refund', refunded)).toBe('payment_disputed');
  await bankActs(world, { jobId, tipId }, { outcome: 'lost' });
  await world.settle();
  expect(await payment(tipId)).toMatchObject({ settlement: 'REFUNDED', refundedCents: 15_000 });
  const job = await jobOf(hired);
  expect(job).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID', settlement: 'RELEASED' });
  expect(job.money).toMatchObject({ netCents: 90_000 });
  expect(job.tips).toMatchObject({ mostCents: 100_000, paid: [{ refundedCents: 15_000 }] });
  expect((await told(hired.professional)).join()).toContain(
    `Parley refunded $50 of the tip for “${hired.title}” to the client.`,
  );
  await expectBooksToAgree(world);
});

test('nothing is tipped while the bank disputes any payment of the job, nor once all its money went back', async () => {
  const hired = await completed();
  const { jobId } = hired;
  const tipId = await tip(hired, 15_000);
  await bankActs(world, { jobId, tipId }, { outcome: 'opened' });
  expect(await refusal(hired)).toBe('payment_disputed');
  await bankActs(world, { jobId, tipId }, { outcome: 'won' });
  await open(hired, 2_000);
  await bankActs(world, { jobId }, { outcome: 'opened' });
  expect(await refusal(hired)).toBe('payment_disputed');
  await bankActs(world, { jobId }, { outcome: 'won' });
  const { amountCents } = await hired.client.ok('GET /api/job/:id', { params: { id: jobId } });
  const refund = { body: { jobId, amountCents: (amountCents ?? 0) - 10_000, reason } };
  await admin.ok('POST /api/payment/admin/refund', refund);
  await world.settle();
  await open(hired, 2_000);
  await admin.ok('POST /api/payment/admin/refund', { body: { jobId, amountCents: 10_000, reason } });
  await world.settle();
  expect(await refusal(hired)).toBe('invalid_transition');
});

test('a tip that arrives once its professional is gone goes back', async () => {
  const hired = await completed();
  const page = await open(hired, 2_000);
  const disabled = { params: { id: ana.id }, body: { reason } };
  await admin.ok('POST /api/users/disable/:id', disabled);
  expect(await refusal(hired)).toBe('invalid_transition');
  await expectBackFrom(page, hired);
  await admin.ok('POST /api/users/enable/:id', disabled);
});
async function expectBackFrom(page: string, hired: HiredJob): Promise<void> {
  await atProcessor(page, 'paid');
  const tipId = await latestTip(hired);
  await hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId, tipId } });
  await world.settle();
  expect(await payment(tipId)).toMatchObject({ settlement: 'REFUNDED', refund: 'DONE', transfer: 'NONE' });
  expect(await told(hired.client)).toContain(`Your refund of $20 for “${hired.title}” is on its way.`);
  await expectBooksToAgree(world);
}

test('a tip that arrives while the bank disputes the work, or once its money went back or they are blocked, goes back', async () => {
  const disputed = await completed();
  const page = await open(disputed, 2_000);
  await bankActs(world, { jobId: disputed.jobId }, { outcome: 'opened' });
  expect(await refusal(disputed)).toBe('payment_disputed');
  await expectBackFrom(page, disputed);

  const refunded = await completed();
  const { jobId, amountCents } = refunded;
  const late = await open(refunded, 2_000);
  await admin.ok('POST /api/payment/admin/refund', { body: { jobId, amountCents, reason } });
  await world.settle();
  await expectBackFrom(late, refunded);

  const blocked = await completed();
  const unwanted = await open(blocked, 2_000);
  await blocked.professional.ok('POST /api/users/block/:id', { params: { id: clara.id } });
  await expectBackFrom(unwanted, blocked);
  await blocked.professional.ok('DELETE /api/users/block/:id', { params: { id: clara.id } });
});
