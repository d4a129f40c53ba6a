import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { control } from '../../../test/control.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { chargeOf, expectBooksToAgree, pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
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
async function bank({ hired: { client, jobId } }: Refunded, outcome: keyof typeof STATUSES): Promise<void> {
  await control(world, `dispute/${await chargeOf(world, { jobId })}`, { outcome });
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

test('while the bank decides, a refused refund is not paid another way; lost, nobody owes it any more', async () => {
  const one = await refunded();
  await cardRefuses(one);
  expect(await stuckOf(one)).toMatchObject({ isDisputed: false });
  await bank(one, 'opened');
  expect(await stuckOf(one)).toMatchObject({ isDisputed: true });
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

test('won: the refund is owed again, and paid another way', async () => {
  const one = await refunded();
  await cardRefuses(one);
  await bank(one, 'opened');
  await bank(one, 'won');
  expect(await owedFor(one)).toBe(PRICE);
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
  expect(await stuckOf(one)).toMatchObject({ isDisputed: true, settleBy: null });
  expect(await toldOfDates(one)).toBe(before);
  await bank(one, 'won');
  const days =
    (Date.parse((await stuckOf(one))?.settleBy ?? '') - world.platform.clock.now().getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
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
