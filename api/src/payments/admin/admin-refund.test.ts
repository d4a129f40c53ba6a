import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, ana, clara, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control, enablePayouts } from '../../../test/control.ts';
import { complete, hire, type HiredJob } from '../../../test/hiring.ts';
import { expectBooksToAgree, pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';

const PRICE = 100_000;
let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const reason = 'Agreed with both by mail.';
const refund = (jobId: string, amountCents: number) =>
  admin.call('POST /api/payment/admin/refund', { body: { jobId, amountCents, reason } });
const hireFor = () => hire(world, { client: clara, professional: ana, amountCents: PRICE });
async function paidJob(): Promise<HiredJob> {
  const hired = await hireFor();
  await pay(world, hired.client, hired.jobId);
  return hired;
}
async function deliverAndAccept({ client, professional, jobId }: HiredJob): Promise<void> {
  await professional.ok('POST /api/job/:id/deliver', { params: { id: jobId }, body: {} });
  await client.ok('POST /api/job/completed/:id', { params: { id: jobId }, body: {} });
}
const jobOf = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const paymentOf = ({ client, jobId }: HiredJob) => client.ok('POST /api/payment/paid', { body: { jobId } });
const calls = async ({ jobId }: HiredJob) => {
  const query = world.platform.db
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .select(['processorCalls.kind', 'processorCalls.status'])
    .where('payments.jobId', '=', jobId);
  return (await query.orderBy('processorCalls.id').execute()).map(({ kind, status }) => `${kind} ${status}`);
};

describe('of held money', () => {
  test('a part goes back at once, the rest stays held and the job ends split', async () => {
    const hired = await paidJob();
    const { data } = await refund(hired.jobId, 30_000);
    expect(data).toMatchObject({ settlement: 'HELD', refundedCents: 30_000, feeCents: 7_000 });
    await world.settle();
    expect((await paymentOf(hired)).refund).toBe('DONE');
    const job = await jobOf(hired);
    expect(job).toMatchObject({ status: 'ACTIVE', settlement: 'HELD', money: { netCents: 63_000 } });
    expect(job.history.at(-1)).toMatchObject({ by: 'admin', action: 'refund_part' });

    await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
    expect(await jobOf(hired)).toMatchObject({
      status: 'COMPLETED',
      settlement: 'SPLIT',
      money: { feeCents: 7_000, netCents: 63_000 },
    });
    await expectBooksToAgree(world);
  });

  test('two parts and then the rest are all of it: the job is cancelled', async () => {
    const hired = await paidJob();
    await refund(hired.jobId, 1);
    await refund(hired.jobId, 40_000);
    await refund(hired.jobId, PRICE - 40_001);
    expect(await jobOf(hired)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
    await world.settle();
    expect(await paymentOf(hired)).toMatchObject({ refund: 'DONE', refundedCents: PRICE, feeCents: 0 });
    await expectBooksToAgree(world);
  });

  test('never more goes back than there is, also when two admins ask at once', async () => {
    const hired = await paidJob();
    expect((await refund(hired.jobId, PRICE + 1)).code).toBe('refund_too_large');
    const answers = await Promise.all([60_000, 60_000, 60_000].map((cents) => refund(hired.jobId, cents)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'refund_too_large')).toHaveLength(2);
  });

  test('of two admins who refund what they see at once one does, and the other is told', async () => {
    const hired = await paidJob();
    const part = (refundedCents: number) =>
      admin.call('POST /api/payment/admin/refund', {
        body: {
          jobId: hired.jobId,
          amountCents: 30_000,
          shown: { refundedCents, settlement: 'HELD' },
          reason,
        },
      });
    const answers = await Promise.all([part(0), part(0)]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect(answers.filter(({ code }) => code === 'sums_changed')).toHaveLength(1);
    expect((await paymentOf(hired)).refundedCents).toBe(30_000);
    expect((await part(30_000)).data).toMatchObject({ refundedCents: 60_000 });
  });

  test('a refund of money that was released since the admin saw it held is not done', async () => {
    const hired = await paidJob();
    await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
    const shown = { refundedCents: 0, settlement: 'HELD' } as const;
    const body = { jobId: hired.jobId, amountCents: 30_000, shown, reason };
    expect(await admin.refused('POST /api/payment/admin/refund', { body })).toBe('sums_changed');
  });

  test('a job that is not paid has nothing to give back', async () => {
    expect((await refund((await hireFor()).jobId, 500)).code).toBe('not_paid');
    expect((await refund(ada.id, 500)).code).toBe('not_found');
  });
});

describe('of released money', () => {
  // What is owed from one test would come off the payouts of the next.
  beforeEach(async () => {
    for (const { id } of await admin.ok('GET /api/payment/admin/debts'))
      await admin.ok('POST /api/payment/admin/debts/write-off', { body: { id, reason } });
  });
  async function released(professional = ana): Promise<HiredJob> {
    const hired = await hire(world, { client: clara, professional, amountCents: PRICE });
    await enablePayouts(world, hired.professional);
    await complete(world, hired);
    await world.settle();
    return hired;
  }

  test('the professional’s part is reversed first, then all of it goes back; the job stays completed', async () => {
    const hired = await released();
    const { data } = await refund(hired.jobId, PRICE);
    expect(data).toMatchObject({ settlement: 'REFUNDED', feeCents: 0, refund: 'PENDING' });
    await world.settle();
    expect(await calls(hired)).toEqual(['transfer DONE', 'reversal DONE', 'refund DONE']);
    expect(await jobOf(hired)).toMatchObject({ status: 'COMPLETED', settlement: 'REFUNDED' });
    expect(await paymentOf(hired)).toMatchObject({ refund: 'DONE', receivableCents: 0 });
    await expectBooksToAgree(world);
  });

  test('of a part the platform gives back its fee on it, too', async () => {
    const hired = await released();
    const earned = async () =>
      (await hired.professional.ok('GET /api/payment/professional')).earningsByMonth.at(-1)?.netCents ?? 0;
    const before = await earned();
    const { data } = await refund(hired.jobId, 33_335);
    const feeCents = feeOf(PRICE - 33_335, FIRST_FEE);
    expect(data).toMatchObject({ settlement: 'SPLIT', feeCents, refundedCents: 33_335 });
    await world.settle();
    const netCents = PRICE - 33_335 - feeCents;
    expect((await jobOf(hired)).money.netCents).toBe(netCents);
    expect(before - (await earned())).toBe(PRICE - feeOf(PRICE, FIRST_FEE) - netCents);
    await expectBooksToAgree(world);
  });

  test('a cent that comes out of the fee alone asks nothing of the professional', async () => {
    const hired = await hire(world, { client: clara, professional: ana, amountCents: 100_005 });
    await enablePayouts(world, hired.professional);
    await complete(world, hired);
    await world.settle();
    const { data } = await refund(hired.jobId, 1);
    expect(data).toMatchObject({ settlement: 'SPLIT', feeCents: 10_000, refundedCents: 1 });
    await world.settle();
    expect(await calls(hired)).toEqual(['transfer DONE', 'refund DONE']);
    expect((await jobOf(hired)).money.netCents).toBe(90_004);
    await expectBooksToAgree(world);
  });

  test('what the account no longer holds is owed by the professional, and the client gets it all the same', async () => {
    const hired = await hire(world, { client: clara, professional: tendai, amountCents: PRICE });
    const account = await enablePayouts(world, hired.professional);
    await complete(world, hired);
    await world.settle();
    await control(world, `payout/${account}`, { outcome: 'paid', amount: 80_000 });
    await refund(hired.jobId, PRICE);
    await world.settle();
    expect(await paymentOf(hired)).toMatchObject({ refund: 'DONE', receivableCents: 80_000 });
    await expectBooksToAgree(world);
  });

  test('a transfer that cannot be taken back holds up no refund: all of it is owed, and shown to both', async () => {
    const hired = await paidJob();
    await enablePayouts(world, hired.professional);
    await deliverAndAccept(hired);
    await world.settle();
    const before = await hired.professional.ok('GET /api/payment/professional');
    await control(world, 'faults', { path: '/v1/transfers/', status: 402, times: 1 });
    await refund(hired.jobId, PRICE);
    await world.settle();
    expect(await calls(hired)).toEqual(['transfer DONE', 'reversal DONE', 'refund DONE']);
    expect(await paymentOf(hired)).toMatchObject({ refund: 'DONE', receivableCents: 90_000 });
    const { balance, debts } = await hired.professional.ok('GET /api/payment/professional');
    expect(balance.owedCents - before.balance.owedCents).toBe(90_000);
    expect(debts[0]).toMatchObject({ jobId: hired.jobId, amountCents: 90_000, leftCents: 90_000 });
    const { ledger } = await admin.ok('GET /api/job/admin/:id', { params: { id: hired.jobId } });
    expect(ledger.find(({ kind }) => kind === 'debt')?.entries).toEqual([
      { account: 'receivable:professional', debitCents: 90_000, creditCents: 0 },
      { account: 'payable:professional', debitCents: 0, creditCents: 90_000 },
    ]);
    const { notifications } = await hired.professional.ok('GET /api/notification/unread');
    expect(notifications.map(({ message }) => message).join()).toContain('You owe Parley $900');
    await expectBooksToAgree(world);
  });

  test('what is just being sent is not called off: the admin is asked to try again', async () => {
    const hired = await hireFor();
    await enablePayouts(world, hired.professional);
    await complete(world, hired);
    const refused = await refund(hired.jobId, 40_000);
    expect([refused.status, refused.code]).toEqual([409, 'transfer_pending']);
    expect(await calls(hired)).toEqual(['transfer PENDING']);
    await world.settle();
    expect((await refund(hired.jobId, 40_000)).status).toBe(200);
    await world.settle();
    expect(await calls(hired)).toEqual(['transfer DONE', 'reversal DONE', 'refund DONE']);
    await expectBooksToAgree(world);
  });

  test('what waits for a restricted account is not sent any more', async () => {
    const hired = await hire(world, { client: clara, professional: tendai, amountCents: PRICE });
    const account = await enablePayouts(world, hired.professional);
    await control(world, `account/${account}`, { outcome: 'restricted' });
    await complete(world, hired);
    await world.settle();
    expect(await calls(hired)).toEqual(['transfer WAITING']);
    await refund(hired.jobId, 40_000);
    await world.settle();
    expect(await calls(hired)).toEqual(['transfer CANCELLED', 'transfer WAITING', 'refund DONE']);
    await control(world, `account/${account}`, { outcome: 'enabled' });
    await hired.professional.ok('POST /api/payment/onboard/confirm', { body: {} });
    await world.settle();
    expect(await paymentOf(hired)).toMatchObject({ transfer: 'DONE', receivableCents: 0 });
    await expectBooksToAgree(world);
  });
});
