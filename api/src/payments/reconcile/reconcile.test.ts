import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, ana, clara, tendai } from '../../../test/cast.ts';
import { hire } from '../../../test/hiring.ts';
import { control, enablePayouts } from '../../../test/control.ts';
import { eventsDelivered, openPage, pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
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
