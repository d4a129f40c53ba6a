import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control } from '../../../test/control.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { chargeOf, expectBooksToAgree, pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { applyChargeback } from './apply-chargeback.ts';
import { takeLostEvents } from '../reconcile/take-lost-events.ts';

/*
 * A refund that the card refused, and a bank that takes the same money. Figures by hand: 700 dollars are paid, the
 * professional calls the job off, and all of it is refunded; the processor keeps 15 dollars for a chargeback.
 */
const PRICE = 70_000;
const reason = 'Paid by bank transfer.';
let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

interface Refunded {
  hired: HiredJob;
  callId: string;
  /** The processor's id. */
  refundId: string;
}

async function refunded(): Promise<Refunded> {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: PRICE });
  await pay(world, hired.client, hired.jobId);
  await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
  await world.settle();
  return refundOf(hired);
}

async function refundOf(hired: HiredJob): Promise<Refunded> {
  const { id, resultId } = await world.platform.db
    .selectFrom('processorCalls')
    .innerJoin('payments', 'payments.id', 'processorCalls.paymentId')
    .select(['processorCalls.id', 'resultId'])
    .where('payments.jobId', '=', hired.jobId)
    .where('kind', '=', 'refund')
    .executeTakeFirstOrThrow();
  return { hired, callId: id, refundId: resultId ?? '' };
}

const failAtBank = ({ refundId }: Refunded) => control(world, `refund/${refundId}`, { outcome: 'failed' });
const paymentOf = ({ hired }: Refunded) =>
  hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
async function cardRefuses(one: Refunded): Promise<void> {
  await failAtBank(one);
  await expect.poll(async () => (await paymentOf(one)).refund).toBe('STUCK');
}
const STATUSES = { opened: 'OPEN', won: 'WON', lost: 'LOST' } as const;
/** Some events never arrive here, so what the product has heard is told by its own rows. */
async function bank(
  { hired: { client, jobId } }: Refunded,
  outcome: keyof typeof STATUSES,
  amount?: number,
): Promise<void> {
  await control(world, `dispute/${await chargeOf(world, { jobId })}`, { outcome, amount });
  const status = async () => {
    const { chargebacks } = await client.ok('GET /api/job/:id', { params: { id: jobId } });
    return chargebacks.map((each) => each.status);
  };
  await expect.poll(status, { timeout: 10_000 }).toEqual([STATUSES[outcome]]);
  await world.settle();
}
const stuckOf = async ({ callId }: Refunded) =>
  (await admin.ok('GET /api/payment/admin/stuck')).find(({ id }) => id === callId);
const otherwise = ({ callId: id }: Refunded) => ({
  body: { id, on: world.platform.clock.instant().slice(0, 10), reason },
});
async function creditsOf({ hired }: Refunded, account: 'client' | 'platform_fees'): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select coalesce(-sum(e.amount_cents), 0)::integer as cents
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account = ${account} and t.job_id = ${hired.jobId}`.execute(world.platform.db);
  return rows[0]?.cents ?? 0;
}
/** What the ledger still owes the client of a job, in cents; negative: they have it twice. */
const owedFor = (one: Refunded) => creditsOf(one, 'client');
const feesOf = (one: Refunded) => creditsOf(one, 'platform_fees');
const toldOfDates = async ({ hired }: Refunded) =>
  (await hired.client.ok('GET /api/notification/unread')).notifications.filter(({ message }) =>
    message.includes('declined the refund'),
  ).length;

async function daysPromised(one: Refunded): Promise<number> {
  const by = Date.parse((await stuckOf(one))?.settleBy ?? '');
  return Math.round((by - world.platform.clock.now().getTime()) / 86_400_000);
}

test('while the bank decides, a refused refund is not paid another way; lost, nobody owes it any more', async () => {
  const one = await refunded();
  await cardRefuses(one);
  expect(await stuckOf(one)).toMatchObject({ disputedAt: null });
  await bank(one, 'opened');
  expect(await stuckOf(one)).toMatchObject({ disputedAt: expect.any(String), settleBy: null });
  await world.advance({ days: 1 });
  expect(await admin.refused('POST /api/payment/admin/paid-otherwise', otherwise(one))).toBe(
    'payment_disputed',
  );
  await bank(one, 'lost');
  expect(await stuckOf(one)).toBeUndefined();
  expect(await admin.refused('POST /api/payment/admin/paid-otherwise', otherwise(one))).toBe(
    'invalid_transition',
  );
  expect([await owedFor(one), await feesOf(one)]).toEqual([0, 0]);
  await expectBooksToAgree(world);
});

test('won: the refund is owed again, promised anew, and paid another way', async () => {
  const one = await refunded();
  await cardRefuses(one);
  const before = await toldOfDates(one);
  await bank(one, 'opened');
  await world.advance({ days: 60 });
  await bank(one, 'won');
  expect(await owedFor(one)).toBe(PRICE);
  expect(await daysPromised(one)).toBe(14);
  expect(await toldOfDates(one)).toBe(before + 1);
  await admin.ok('POST /api/payment/admin/paid-otherwise', otherwise(one));
  expect([await owedFor(one), await feesOf(one)]).toEqual([0, 0]);
  await expectBooksToAgree(world);
});

test('a refund that fails while the bank decides is promised by a date only once it has decided against it', async () => {
  const one = await refunded();
  const before = await toldOfDates(one);
  await control(world, 'webhooks', { drop: 1 });
  await failAtBank(one);
  await control(world, 'webhooks', { drop: 0 });
  await bank(one, 'opened');
  expect(await owedFor(one)).toBe(-PRICE);
  await takeLostEvents(world.platform);
  expect(await stuckOf(one)).toMatchObject({ settleBy: null });
  expect(await toldOfDates(one)).toBe(before);
  await bank(one, 'won');
  expect(await daysPromised(one)).toBe(14);
  expect(await toldOfDates(one)).toBe(before + 1);
  await admin.ok('POST /api/payment/admin/paid-otherwise', otherwise(one));
  expect(await owedFor(one)).toBe(0);
});

test('what the client has twice the platform bears, until it turns out that the refund failed', async () => {
  const one = await refunded();
  await control(world, 'webhooks', { drop: 1 });
  await failAtBank(one);
  await control(world, 'webhooks', { drop: 0 });
  await bank(one, 'opened');
  await bank(one, 'lost');
  expect([await owedFor(one), await feesOf(one)]).toEqual([0, -PRICE]);
  await takeLostEvents(world.platform);
  expect([await owedFor(one), await feesOf(one)]).toEqual([0, 0]);
  expect(await stuckOf(one)).toBeUndefined();
  await expectBooksToAgree(world);
});

test('a bank that gives back what was paid another way before is the platform’s loss', async () => {
  const one = await refunded();
  await cardRefuses(one);
  await admin.ok('POST /api/payment/admin/paid-otherwise', otherwise(one));
  await bank(one, 'opened');
  await bank(one, 'lost');
  expect([await owedFor(one), await feesOf(one)]).toEqual([0, -PRICE]);
  await expectBooksToAgree(world);
});

test('what was paid another way before the bank asked is written down all the same', async () => {
  const one = await refunded();
  await cardRefuses(one);
  const paidBefore = otherwise(one);
  await bank(one, 'opened');
  await world.advance({ days: 3 });
  await admin.ok('POST /api/payment/admin/paid-otherwise', paidBefore);
  await bank(one, 'won');
  expect([await owedFor(one), await feesOf(one)]).toEqual([0, 0]);
  await expectBooksToAgree(world);
});

test('a part that the bank gives the client makes the refund smaller, and only the rest is promised', async () => {
  const one = await refunded();
  await cardRefuses(one);
  await bank(one, 'opened', 40_000);
  await bank(one, 'lost');
  expect(await stuckOf(one)).toMatchObject({ amountCents: 30_000 });
  expect(await daysPromised(one)).toBe(14);
  await admin.ok('POST /api/payment/admin/paid-otherwise', otherwise(one));
  expect([await owedFor(one), await feesOf(one)]).toEqual([0, 0]);
  await expectBooksToAgree(world);
});

test('a refund that fails, of which the client has only a part twice, is owed for the rest', async () => {
  const one = await refunded();
  await bank(one, 'opened', 40_000);
  await bank(one, 'lost');
  expect([await owedFor(one), await feesOf(one)]).toEqual([0, -40_000]);
  await cardRefuses(one);
  expect(await stuckOf(one)).toMatchObject({ amountCents: 30_000 });
  expect([await owedFor(one), await feesOf(one)]).toEqual([30_000, 0]);
  await expectBooksToAgree(world);
});

describe('a part refunded, the rest held, and the bank takes all of it', () => {
  async function partRefunded(): Promise<Refunded> {
    const hired = await hire(world, { client: clara, professional: ana, amountCents: PRICE });
    await pay(world, hired.client, hired.jobId);
    await admin.ok('POST /api/payment/admin/refund', {
      body: { jobId: hired.jobId, amountCents: 20_000, reason },
    });
    await world.settle();
    return refundOf(hired);
  }

  test('lost, with the refunded part given back: nothing is twice, and the client has 700 dollars', async () => {
    const one = await partRefunded();
    await bank(one, 'opened', PRICE);
    await bank(one, 'lost', 20_000);
    expect([await owedFor(one), await feesOf(one)]).toEqual([0, 0]);
    const job = await one.hired.client.ok('GET /api/job/:id', { params: { id: one.hired.jobId } });
    expect(job).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
    expect(await paymentOf(one)).toMatchObject({ refundedCents: PRICE, feeCents: 0 });
    await expectBooksToAgree(world);
  });

  test('lost, with more given back: what is left stays held, and the job goes on', async () => {
    const one = await partRefunded();
    await bank(one, 'opened', PRICE);
    await bank(one, 'lost', 30_000);
    expect([await owedFor(one), await feesOf(one)]).toEqual([0, 0]);
    const job = await one.hired.client.ok('GET /api/job/:id', { params: { id: one.hired.jobId } });
    expect(job).toMatchObject({ status: 'ACTIVE', settlement: 'HELD' });
    expect(await paymentOf(one)).toMatchObject({ refundedCents: 60_000, frozenAt: null });
    await expectBooksToAgree(world);
  });

  test('the part that comes back after the loss was known is the platform’s again', async () => {
    const one = await partRefunded();
    await bank(one, 'opened', PRICE);
    await control(world, 'webhooks', { drop: 1 });
    await control(world, `dispute/${await chargeOf(world, { jobId: one.hired.jobId })}`, {
      outcome: 'lost',
      amount: 20_000,
    });
    await control(world, 'webhooks', { drop: 0 });
    const { id } = await world.platform.db
      .selectFrom('chargebacks')
      .innerJoin('payments', 'payments.id', 'chargebacks.paymentId')
      .select('chargebacks.processorId as id')
      .where('jobId', '=', one.hired.jobId)
      .executeTakeFirstOrThrow();
    const dispute = await world.platform.processor.retrieveDispute(id);
    const take = (movements: typeof dispute.movements) =>
      inTransaction(world.platform.db, (trx) =>
        applyChargeback(world.platform, trx, { ...dispute, movements }),
      );
    await take(dispute.movements.slice(0, 1));
    expect([await owedFor(one), await feesOf(one)]).toEqual([0, -20_000]);
    await take(dispute.movements);
    expect([await owedFor(one), await feesOf(one)]).toEqual([0, 0]);
    await expectBooksToAgree(world);
  });
});
