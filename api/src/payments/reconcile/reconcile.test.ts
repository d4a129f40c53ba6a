import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, ana, clara, tendai } from '../../../test/cast.ts';
import { hire } from '../../../test/hiring.ts';
import { control, enablePayouts } from '../../../test/control.ts';
import { eventsDelivered, openPage, pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { takeEvent } from '../processor/receive-webhook.ts';
import { reconcile } from './reconcile.ts';

let world: World;
let transferId: string;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  const released = await hire(world, { client: clara, professional: ana, amountCents: 120_000 });
  const account = await enablePayouts(world, released.professional);
  await pay(world, released.client, released.jobId);
  await released.professional.ok('POST /api/job/:id/deliver', { params: { id: released.jobId }, body: {} });
  await released.client.ok('POST /api/job/completed/:id', { params: { id: released.jobId }, body: {} });
  const held = await hire(world, { client: clara, professional: tendai, amountCents: 9_900 });
  await pay(world, held.client, held.jobId);
  await world.settle();
  // What is still on its way would count as lost.
  await eventsDelivered(world);
  await eventsDelivered(world, account);
  const [transfer] = await world.platform.processor.listTransfers({ jobId: released.jobId });
  transferId = transfer?.id ?? expect.unreachable();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.platform.db.deleteFrom('reconciliations').execute();
});

const compared = async (isWhole = true) => {
  const outcome = await reconcile(world.platform, { isWhole, pauseMs: 10 });
  return outcome?.result ?? expect.unreachable();
};
const found = async (isWhole = true) =>
  (await compared(isWhole)).differences.map(({ kind, what, processorCents, ledgerCents }) => [
    kind,
    what,
    processorCents,
    ledgerCents,
  ]);

/** As somebody with the database's own rights could; put back afterwards. */
async function withChanged(statement: string, undo: string, see: () => Promise<void>): Promise<void> {
  const { db } = world.platform;
  const asOwner = (text: string) =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql.raw(text).execute(trx);
    });
  await asOwner(statement);
  try {
    await see();
  } finally {
    await asOwner(undo);
  }
}

describe('the books are compared', () => {
  test('and agree: two charges with their fees, and a transfer', async () => {
    expect(await compared()).toEqual({ lostEvents: 0, movements: 3, differences: [] });
  });

  test('and an entry changed by hand is named: its sum, its transaction, its account', async () => {
    const entries = `from ledger_transactions t where t.id = e.transaction_id and t.source_id = '${transferId}' and e.account = 'processor'`;
    await withChanged(
      `update ledger_entries e set amount_cents = amount_cents + 1 ${entries}`,
      `update ledger_entries e set amount_cents = amount_cents - 1 ${entries}`,
      async () => {
        expect(await found()).toEqual([
          ['amount', `transfer ${transferId}`, -108_000, -107_999],
          ['total', 'balance', expect.any(Number), expect.any(Number)],
          ['unbalanced', `transfer ${transferId}`, null, 1],
          ['balance', expect.stringContaining('processor: kept as'), null, expect.any(Number)],
        ]);
      },
    );
    expect(await found()).toEqual([]);
  });

  test('and a posting that nothing at the processor stands for is named', async () => {
    const [id, from] = ['ffffffff-ffff-7fff-bfff-ffffffffffff', 'ffffffff-ffff-7fff-bfff-fffffffffff'];
    await withChanged(
      `insert into ledger_transactions (id, at, kind, text, source_type, source_id)
        values ('${id}', now(), 'refund_sent', 'Made up', 'refund', 're_made_up');
      insert into ledger_entries (id, transaction_id, account, amount_cents)
        values ('${from}1', '${id}', 'client', 700), ('${from}2', '${id}', 'processor', -700)`,
      `delete from ledger_entries where transaction_id = '${id}'; delete from ledger_transactions where id = '${id}'`,
      async () => {
        const made = ['not_at_processor', 'refund re_made_up', null, -700];
        expect((await found())[0]).toEqual(made);
        await world.platform.db.insertInto('reconciliations').values(cleanRun()).execute();
        expect((await found(false))[0]).toEqual(made);
      },
    );
  });

  test('and only what is new since the last one that found nothing', async () => {
    await world.platform.db.insertInto('reconciliations').values(cleanRun()).execute();
    expect(await compared(false)).toEqual({ lostEvents: 0, movements: 0, differences: [] });
  });
});

/** A run of the day after tomorrow: everything there is lies before it. */
const cleanRun = () => {
  const startedAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  return { id: 'ffffffff-0000-7000-8000-000000000000', startedAt, endedAt: startedAt };
};

describe('what the platform pays out of its own balance is booked', () => {
  const payOut = (outcome: 'paid' | 'failed') =>
    control(world, 'payout/platform', { outcome, amount: 1_000 });
  const inBank = async () => {
    const { db } = world.platform;
    const row = await sql<{ cents: number }>`
      select coalesce(sum(amount_cents), 0)::bigint as cents from ledger_entries where account = 'bank'`.execute(
      db,
    );
    return row.rows[0]?.cents;
  };

  test('once, however often it is told of', async () => {
    await payOut('paid');
    await eventsDelivered(world);
    expect([await inBank(), await found()]).toEqual([1_000, []]);
    const movements = await Array.fromAsync(world.platform.processor.balanceTransactions({ since: null }));
    const { sourceId: id = null } = movements.find(({ type }) => type === 'payout') ?? {};
    const subject = {
      kind: 'payout',
      id,
      intentId: null,
      chargeId: null,
      paymentId: null,
      transferGroup: null,
    };
    const event = {
      id: 'evt_more',
      type: 'payout.updated',
      accountId: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      subject,
    };
    expect(await takeEvent(world.platform, event)).toBe(true);
    expect(await inBank()).toBe(1_000);
  });

  test('and comes back if it fails', async () => {
    await payOut('failed');
    await eventsDelivered(world);
    expect([await inBank(), await found()]).toEqual([1_000, []]);
    const { rows } = await sql<{ kind: string }>`
      select kind from ledger_transactions where kind like 'own_payout%' order by id`.execute(
      world.platform.db,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['own_payout', 'own_payout', 'own_payout_returned']);
  });

  test('also when its event was lost', async () => {
    await control(world, 'webhooks', { drop: 1 });
    await payOut('paid');
    await control(world, 'webhooks', { drop: 0 });
    const { lostEvents, differences } = await compared();
    expect([lostEvents, differences, await inBank()]).toEqual([1, [], 2_000]);
  });
});

test('what the processor charges for itself is booked once, as no event tells of it', async () => {
  await control(world, 'own-fee/platform', { amount: 200 });
  expect([await found(), await found()]).toEqual([[], []]);
  const { rows } = await sql<{ account: string; cents: number }>`
    select e.account, e.amount_cents::int as cents from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.kind = 'processor_charge' order by e.account`.execute(world.platform.db);
  expect(rows).toEqual([
    { account: 'processor', cents: -200 },
    { account: 'processor_fees', cents: 200 },
  ]);
});

test('a payment whose events were all lost is taken in first', async () => {
  const hired = await hire(world, { client: clara, professional: tendai, amountCents: 5_500 });
  const page = await openPage(hired.client, hired.jobId);
  await control(world, 'webhooks', { drop: 1 });
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  const { lostEvents, differences } = await compared();
  expect([lostEvents > 0, differences]).toEqual([true, []]);
  const job = await hired.client.ok('GET /api/job/:id', { params: { id: hired.jobId } });
  expect(job).toMatchObject({ paymentStatus: 'PAID' });
  await control(world, 'webhooks', { drop: 0 });
});

test('a chargeback is in both books, when it is opened and when it is won', async () => {
  const { chargeId } = await world.platform.db
    .selectFrom('payments')
    .select('chargeId')
    .where('professionalId', '=', tendai.id)
    .where('amountCents', '=', 9_900)
    .executeTakeFirstOrThrow();
  for (const outcome of ['opened', 'won']) {
    await control(world, `dispute/${chargeId}`, { outcome });
    await compared();
    expect(await found()).toEqual([]);
  }
});

test('a transfer that somebody made in the processor’s dashboard is named', async () => {
  const account = await world.platform.db
    .selectFrom('payoutAccounts')
    .select('processorId')
    .where('professionalId', '=', ana.id)
    .executeTakeFirstOrThrow();
  const charge = await world.platform.db
    .selectFrom('payments')
    .select(['chargeId', 'jobId'])
    .where('professionalId', '=', tendai.id)
    .where('chargeId', 'is not', null)
    .executeTakeFirstOrThrow();
  const { id } = await world.platform.processor.createTransfer({
    amountCents: 250,
    accountId: account.processorId ?? '',
    chargeId: charge.chargeId ?? '',
    jobId: charge.jobId,
    metadata: {},
    key: 'by-hand',
  });
  expect(await found()).toEqual([['not_in_ledger', `transfer ${id}`, -250, null]]);
});

test('an admin starts one, and reads how it went', async () => {
  const admin = await world.as(ada);
  await admin.ok('POST /api/payment/admin/reconcile', { body: {} });
  await world.settle();
  const { items } = await admin.ok('GET /api/payment/admin/reconciliation', { query: {} });
  expect(items).toMatchObject([{ differenceCount: 1, since: null, problem: null }]);
  expect(items[0]?.differences).toMatchObject([{ kind: 'not_in_ledger', processorCents: -250 }]);
});

test('if the processor can’t be reached it says so, and the next one runs', async () => {
  await control(world, 'faults', { path: '/v1/balance_transactions', status: 500, times: 1 });
  const outcome = await reconcile(world.platform, { isWhole: true, pauseMs: 10 });
  expect(outcome).toMatchObject({ result: null, problem: expect.any(String) });
  expect((await compared()).differences).toHaveLength(1);
});

test('two at once: the second isn’t begun', async () => {
  const outcomes = await Promise.all(
    [1, 2].map(() => reconcile(world.platform, { isWhole: true, pauseMs: 10 })),
  );
  expect(outcomes.filter((each) => each === null)).toHaveLength(1);
});
