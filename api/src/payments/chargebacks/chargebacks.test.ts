import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, PASSWORD, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control, enablePayouts } from '../../../test/control.ts';
import { sessionOf } from '../../../test/fill.ts';
import { complete, deliver, hire, type HiredJob } from '../../../test/hiring.ts';
import { bankActs, chargeOf, eventsDelivered, expectBooksToAgree, pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { reconcile } from '../reconcile/reconcile.ts';

/* Figures by hand: 1,000 dollars are paid, the fee is 100; the processor keeps 15 dollars for a chargeback. */
const PRICE = 100_000;
let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const { id } of await admin.ok('GET /api/payment/admin/debts'))
    await admin.ok('POST /api/payment/admin/debts/write-off', { body: { id, reason } });
});

const reason = 'Agreed with both by mail.';
const hireFor = () => hire(world, { client: clara, professional: ana, amountCents: PRICE });
async function paid(): Promise<HiredJob> {
  const hired = await hireFor();
  await pay(world, hired.client, hired.jobId);
  return hired;
}
/** The bank does something, and everything that follows from it happens. */
async function bank(hired: HiredJob, outcome: 'opened' | 'won' | 'lost'): Promise<void> {
  await bankActs(world, { jobId: hired.jobId }, { outcome });
  await world.settle();
}
async function settled(): Promise<void> {
  await eventsDelivered(world);
  await world.settle();
}
const jobOf = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const paymentOf = ({ client, jobId }: HiredJob) => client.ok('POST /api/payment/paid', { body: { jobId } });
const said = async (client: Client) =>
  (await client.ok('GET /api/notification/unread')).notifications.map(({ message }) => message).join(' | ');

describe('while the money is held', () => {
  test('everything stands still, and both sides and the admins are told', async () => {
    const hired = await paid();
    await bank(hired, 'opened');
    const job = await jobOf(hired);
    expect(job).toMatchObject({
      status: 'DISPUTED',
      settlement: 'HELD',
      dispute: { by: 'processor', refundAt: null },
    });
    // What the processor keeps for it is the platform's, and none of the client's business.
    expect(job.money.moves.at(-1)).toMatchObject({
      text: '$1,000.00 taken back by the client’s bank',
      amountCents: PRICE,
    });
    expect(job.disputeAt).toBeNull();
    expect(job.chargebacks).toMatchObject([{ status: 'OPEN', amountCents: PRICE, appointmentId: null }]);
    const id = { params: { id: hired.jobId } };
    expect(await hired.client.refused('POST /api/job/completed/:id', { ...id, body: {} })).toBe(
      'payment_disputed',
    );
    expect(await hired.professional.refused('POST /api/job/:id/cancel', { ...id, body: {} })).toBe(
      'payment_disputed',
    );
    expect(await admin.refused('POST /api/job/admin/:id/resume', { ...id, body: { reason } })).toBe(
      'payment_disputed',
    );
    const refund = { body: { jobId: hired.jobId, amountCents: 500, reason } };
    expect(await admin.refused('POST /api/payment/admin/refund', refund)).toBe('payment_disputed');
    expect(await said(hired.client)).toContain(
      `Your bank is disputing your payment of $1,000 for “${hired.title}”`,
    );
    expect(await said(hired.professional)).toContain(`The client’s bank is disputing the payment of $1,000`);
    expect(await said(admin)).toContain(`Chargeback of $1,000 for “${hired.title}”. Answer the bank by`);
    const queue = await admin.ok('GET /api/payment/admin/chargebacks');
    const { queues } = await admin.ok('GET /api/admin/overview', { query: {} });
    expect(queues.chargebacks).toBe(queue.length);
    expect(queue.find(({ jobId }) => jobId === hired.jobId)).toMatchObject({
      amountCents: PRICE,
      reason: 'fraudulent',
    });
    // The bank decides, not an admin.
    const disputes = async (isForAdmin: 'true' | 'false') =>
      (await admin.ok('GET /api/job/admin', { query: { isForAdmin, limit: 100 } })).items;
    const toDecide = await disputes('true');
    expect(queues.disputes).toBe(toDecide.length);
    expect(toDecide.map(({ id }) => id)).not.toContain(hired.jobId);
    expect((await disputes('false')).find(({ id }) => id === hired.jobId)?.disputedBy).toBe('processor');
    const { needsYou } = await admin.ok('GET /api/dashboard');
    expect(needsYou.filter(({ url }) => url.includes(hired.jobId))).toEqual([]);
    const { ledger } = await admin.ok('GET /api/job/admin/:id', { params: { id: hired.jobId } });
    expect(ledger.find(({ kind }) => kind === 'chargeback')?.entries).toEqual([
      { account: 'held:job', debitCents: PRICE, creditCents: 0 },
      { account: 'processor_fees', debitCents: 1_500, creditCents: 0 },
      { account: 'processor', debitCents: 0, creditCents: PRICE + 1_500 },
    ]);
    await expectBooksToAgree(world);
  });

  test('nothing is settled between the two, neither what was suggested before nor anything new', async () => {
    const hired = await paid();
    const [params, body] = [{ id: hired.jobId }, { toProfessionalCents: 30_000 }];
    const suggested = await hired.client.ok('POST /api/job/:id/resolutions', { params, body });
    await bank(hired, 'opened');
    const accept = { params, body: { resolutionId: suggested.id, action: 'accept' as const } };
    expect(await hired.client.ok('GET /api/job/:id/resolutions', { params })).toMatchObject([
      { state: 'VOID' },
    ]);
    expect(await hired.professional.refused('POST /api/job/:id/resolutions/response', accept)).toBe(
      'invalid_transition',
    );
    for (const side of [hired.client, hired.professional])
      expect(await side.refused('POST /api/job/:id/resolutions', { params, body })).toBe('payment_disputed');
    expect(await jobOf(hired)).toMatchObject({ settlement: 'HELD', dispute: { by: 'processor' } });
    await expectBooksToAgree(world);
  });

  test('won: the job goes on where it was, its clocks later by as long', async () => {
    const hired = await hireFor();
    await deliver(world, hired);
    const before = await jobOf(hired);
    await bank(hired, 'opened');
    await world.advance({ days: 9 });
    await bank(hired, 'won');
    const job = await jobOf(hired);
    expect(job).toMatchObject({ status: 'DELIVERED', settlement: 'HELD', dispute: null });
    const later = Date.parse(job.releaseAt ?? '') - Date.parse(before.releaseAt ?? '');
    expect(Math.round(later / 86_400_000)).toBe(9);
    expect(await said(hired.professional)).toContain('The bank decided: the payment of $1,000');
    await expectBooksToAgree(world);
    await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
    await world.settle();
    expect(await jobOf(hired)).toMatchObject({
      status: 'COMPLETED',
      settlement: 'RELEASED',
      money: { netCents: 90_000 },
    });
    await expectBooksToAgree(world);
  });

  test('won: a refund of late work, which stood still as well, comes 48 hours later at the earliest', async () => {
    const hired = await paid();
    const id = { params: { id: hired.jobId }, body: {} };
    const { refundableAt } = await jobOf(hired);
    const ahead = Date.parse(refundableAt ?? '') - world.platform.clock.now().getTime();
    await world.advance({ minutes: ahead / 60_000 + 1 });
    await hired.client.ok('POST /api/job/:id/take-refund', id);
    await world.advance({ hours: 40 });
    await bank(hired, 'opened');
    expect((await jobOf(hired)).lateRefundAt).toBeNull();
    await world.advance({ days: 9 });
    await bank(hired, 'won');
    const { status, lateRefundAt } = await jobOf(hired);
    const left = Date.parse(lateRefundAt ?? '') - world.platform.clock.now().getTime();
    expect([status, Math.round(left / 3_600_000)]).toEqual(['ACTIVE', 48]);
    await world.advance({ hours: 49 });
    expect(await jobOf(hired)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
    await expectBooksToAgree(world);
  });

  test('lost: the job is cancelled and the client has the money, which nobody sends a second time', async () => {
    const hired = await paid();
    await bank(hired, 'opened');
    await bank(hired, 'lost');
    expect(await jobOf(hired)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
    expect((await jobOf(hired)).history.at(-1)).toMatchObject({ by: 'processor', action: 'charge_back' });
    expect(await paymentOf(hired)).toMatchObject({ refundedCents: PRICE, feeCents: 0, frozenAt: null });
    expect(await said(hired.client)).toContain(`Your bank gave you back the $1,000 for “${hired.title}”.`);
    await expectBooksToAgree(world);
  });

  test('a dispute that was open before goes on afterwards, with the time it had left', async () => {
    const hired = await paid();
    const body = { message: 'It is not what we agreed on.' };
    await hired.client.ok('POST /api/job/:id/dispute', { params: { id: hired.jobId }, body });
    const before = await jobOf(hired);
    await bank(hired, 'opened');
    expect((await jobOf(hired)).dispute).toMatchObject({ by: 'processor', refundAt: null });
    await world.advance({ days: 70 });
    expect(await jobOf(hired)).toMatchObject({ status: 'DISPUTED' });
    await bank(hired, 'won');
    const { dispute } = await jobOf(hired);
    expect(dispute).toMatchObject({ by: 'client', reason: body.message });
    const later = Date.parse(dispute?.refundAt ?? '') - Date.parse(before.dispute?.refundAt ?? '');
    expect(Math.round(later / 86_400_000)).toBe(70);
    await hired.client.ok('POST /api/job/:id/withdraw-dispute', { params: { id: hired.jobId }, body: {} });
    expect(await jobOf(hired)).toMatchObject({ status: 'ACTIVE' });
    await expectBooksToAgree(world);
  });

  test('a part that was on its way back to the client is not sent as well', async () => {
    const hired = await paid();
    await admin.ok('POST /api/payment/admin/refund', {
      body: { jobId: hired.jobId, amountCents: 30_000, reason },
    });
    // The bank was faster than the worker.
    await control(world, `dispute/${await chargeOf(world, { jobId: hired.jobId })}`, { outcome: 'opened' });
    await settled();
    expect(await jobOf(hired)).toMatchObject({ chargebacks: [{ amountCents: PRICE, status: 'OPEN' }] });
    await bank(hired, 'lost');
    expect(await paymentOf(hired)).toMatchObject({ settlement: 'REFUNDED', refundedCents: PRICE });
    await expectBooksToAgree(world);
    const owed = await sql<{ cents: number }>`select coalesce(sum(e.amount_cents), 0)::integer as cents
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account = 'client' and t.job_id = ${hired.jobId}`.execute(world.platform.db);
    expect(owed.rows[0]?.cents).toBe(0);
  });
});

describe('after the release', () => {
  async function released(): Promise<HiredJob> {
    const hired = await hireFor();
    await enablePayouts(world, hired.professional);
    await complete(world, hired);
    return hired;
  }

  test('a transfer that has not left waits, and leaves once the bank says that the payment stands', async () => {
    const hired = await released();
    await bank(hired, 'opened');
    expect(await jobOf(hired)).toMatchObject({ status: 'COMPLETED', settlement: 'RELEASED' });
    const sent = () => world.platform.processor.listTransfers({ jobId: hired.jobId });
    expect(await sent()).toEqual([]);
    await bank(hired, 'won');
    expect((await sent()).map(({ amountCents }) => amountCents)).toEqual([90_000]);
    expect(await paymentOf(hired)).toMatchObject({ transfer: 'DONE', frozenAt: null });
    await expectBooksToAgree(world);
  });

  test('lost before the transfer left: it never does, and nobody owes anything', async () => {
    const hired = await released();
    await bank(hired, 'opened');
    await bank(hired, 'lost');
    expect(await world.platform.processor.listTransfers({ jobId: hired.jobId })).toEqual([]);
    expect(await jobOf(hired)).toMatchObject({ status: 'COMPLETED', settlement: 'REFUNDED' });
    expect(await paymentOf(hired)).toMatchObject({ receivableCents: 0, refundedCents: PRICE, feeCents: 0 });
    await expectBooksToAgree(world);
  });

  test('lost: the job stays completed, the transfer is reversed, and what is missing is owed', async () => {
    const hired = await hireFor();
    const account = await enablePayouts(world, hired.professional);
    await complete(world, hired);
    await world.settle();
    const { availableCents, pendingCents } = await world.platform.processor.retrieveBalance(account);
    await control(world, `payout/${account}`, {
      outcome: 'paid',
      amount: availableCents + pendingCents - 20_000,
    });
    await bank(hired, 'opened');
    expect(await paymentOf(hired)).toMatchObject({ receivableCents: 0 });
    await bank(hired, 'lost');
    expect(await jobOf(hired)).toMatchObject({ status: 'COMPLETED', settlement: 'REFUNDED' });
    // 90,000 less the 20,000 that were still in the account.
    expect(await paymentOf(hired)).toMatchObject({ receivableCents: 70_000, refundedCents: PRICE });
    expect(await said(hired.professional)).toContain('You owe Parley $700');
    await expectBooksToAgree(world);
  });

  test('until the bank has decided, neither side closes their account', async () => {
    const hired = await hire(world, { client: milo, professional: tendai, amountCents: PRICE });
    await enablePayouts(world, hired.professional);
    await complete(world, hired);
    await world.settle();
    await bank(hired, 'opened');
    const close = (side: Client) => side.call('DELETE /api/users', { body: { password: PASSWORD } });
    expect((await close(hired.professional)).code).toBe('jobs_running');
    expect((await close(hired.client)).code).toBe('jobs_running');
    await bank(hired, 'won');
    expect((await close(hired.professional)).status).toBe(200);
  });

  test('until the bank has decided, it stays earned and available, and in the statement', async () => {
    const hired = await hireFor();
    await complete(world, hired);
    await world.settle();
    const year = Number(world.platform.clock.instant().slice(0, 4));
    const reads = async () => {
      const { balance, earningsByMonth } = await hired.professional.ok('GET /api/payment/professional');
      const authorization = `Bearer ${(await sessionOf(world.platform, ana)).accessToken}`;
      const url = `/api/payment/professional/statement/${year}/statement.csv`;
      const { body } = await world.app.inject({ url, headers: { authorization } });
      return { balance, earningsByMonth, statement: body };
    };
    const before = await reads();
    await bank(hired, 'opened');
    expect(await reads()).toEqual(before);
    await bank(hired, 'lost');
    const { balance, earningsByMonth } = await reads();
    expect(balance.availableCents).toBe(before.balance.availableCents - 90_000 + balance.owedCents);
    expect(earningsByMonth.at(-1)?.netCents).toBe((before.earningsByMonth.at(-1)?.netCents ?? 0) - 90_000);
  });

  test('both issuers credit their invoices once it is lost, and it is no longer earned; won, nothing changes', async () => {
    const earned = async ({ professional }: HiredJob) =>
      (await professional.ok('GET /api/payment/professional')).earningsByMonth.at(-1)?.netCents ?? 0;
    const invoiced = async ({ professional, jobId }: HiredJob) => {
      const { items } = await professional.ok('GET /api/payment/invoice', { query: { limit: 100 } });
      const own = items.filter((each) => each.jobId === jobId);
      return own.map(({ kind, issuer, totalCents }) => `${kind} ${issuer} ${totalCents}`).toSorted();
    };
    const invoices = ['INVOICE PLATFORM 10000', 'INVOICE PROFESSIONAL 100000'];
    const [kept, lost] = [await hireFor(), await hireFor()];
    for (const hired of [kept, lost]) await complete(world, hired);
    await world.settle();
    const before = await earned(kept);
    await bank(kept, 'opened');
    await bank(kept, 'won');
    expect([await earned(kept), await invoiced(kept)]).toEqual([before, invoices]);
    await bank(lost, 'opened');
    expect(await invoiced(lost)).toEqual(invoices);
    await bank(lost, 'lost');
    const notes = ['CREDIT_NOTE PLATFORM 10000', 'CREDIT_NOTE PROFESSIONAL 100000'];
    expect([await earned(lost), await invoiced(lost)]).toEqual([before - 90_000, [...notes, ...invoices]]);
  });
});

describe('two chargebacks at once about a payment of which a part was refunded', () => {
  async function disputedTwice(hired: HiredJob): Promise<void> {
    await admin.ok('POST /api/payment/admin/refund', {
      body: { jobId: hired.jobId, amountCents: 30_000, reason },
    });
    await world.settle();
    const charge = await chargeOf(world, { jobId: hired.jobId });
    for (const amount of [50_000, 50_000])
      await control(world, `dispute/${charge}`, { outcome: 'opened', amount });
    await settled();
    const open = { status: 'OPEN', amountCents: 50_000 };
    expect((await jobOf(hired)).chargebacks).toMatchObject([open, open]);
    await expectBooksToAgree(world);
  }
  async function expectNoDifferences(): Promise<void> {
    const outcome = await reconcile(world.platform, { isWhole: true, pauseMs: 10 });
    expect(outcome?.result?.differences).toEqual([]);
  }
  const kept = async ({ jobId }: HiredJob) => {
    const rows = await world.platform.db
      .selectFrom('chargebacks')
      .innerJoin('payments', 'payments.id', 'chargebacks.paymentId')
      .select('keptCents')
      .where('jobId', '=', jobId)
      .orderBy('keptCents')
      .execute();
    return rows.map(({ keptCents }) => keptCents);
  };

  test('held: the second keeps what the first left; both lost, everything is back', async () => {
    const hired = await paid();
    await disputedTwice(hired);
    expect(await kept(hired)).toEqual([20_000, 50_000]);
    await bank(hired, 'lost');
    expect(await jobOf(hired)).toMatchObject({ status: 'DISPUTED', settlement: 'HELD' });
    await bank(hired, 'lost');
    expect(await jobOf(hired)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
    expect(await paymentOf(hired)).toMatchObject({ refundedCents: PRICE, feeCents: 0, frozenAt: null });
    await expectBooksToAgree(world);
    await expectNoDifferences();
  });

  test('held: both won, the job goes on with what was left', async () => {
    const hired = await paid();
    await disputedTwice(hired);
    await bank(hired, 'won');
    expect(await jobOf(hired)).toMatchObject({ status: 'DISPUTED' });
    await bank(hired, 'won');
    expect(await jobOf(hired)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD' });
    expect(await paymentOf(hired)).toMatchObject({ refundedCents: 30_000, frozenAt: null });
    await expectBooksToAgree(world);
  });

  test('released: both lost, all of it is taken back once', async () => {
    const hired = await hireFor();
    await enablePayouts(world, hired.professional);
    await complete(world, hired);
    await world.settle();
    await disputedTwice(hired);
    expect(await kept(hired)).toEqual([20_000, 50_000]);
    await bank(hired, 'lost');
    expect(await paymentOf(hired)).toMatchObject({ settlement: 'SPLIT' });
    await bank(hired, 'lost');
    expect(await paymentOf(hired)).toMatchObject({
      settlement: 'REFUNDED',
      refundedCents: PRICE,
      feeCents: 0,
      receivableCents: 0,
      frozenAt: null,
    });
    await expectBooksToAgree(world);
    await expectNoDifferences();
  });
});

test('the order and the number of events change nothing', async () => {
  const jobs = [await paid(), await paid(), await paid()];
  await control(world, 'webhooks', { duplicate: 3, shuffle: true });
  for (const hired of jobs) {
    const charge = await chargeOf(world, { jobId: hired.jobId });
    await control(world, `dispute/${charge}`, { outcome: 'opened' });
    await control(world, `dispute/${charge}`, { outcome: 'won' });
  }
  await settled();
  await control(world, 'webhooks', { duplicate: 1 });
  for (const hired of jobs) {
    const job = await jobOf(hired);
    expect(job).toMatchObject({ status: 'ACTIVE', settlement: 'HELD', chargebacks: [{ status: 'WON' }] });
    expect(job.money.moves.filter(({ text }) => text.includes('bank'))).toHaveLength(2);
  }
  await expectBooksToAgree(world);
});
