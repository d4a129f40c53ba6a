import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../../test/world.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import {
  client,
  credit,
  debit,
  heldFor,
  payableTo,
  platformFees,
  post,
  processor,
  type Entry,
  type LedgerAccount,
} from './ledger.ts';
import { ledgerSum } from './queries-ledger.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const at = '2026-11-20T12:00:00.000Z';
const write = (entries: Entry[], sourceId = newId()) =>
  inTransaction(world.platform.db, (trx) =>
    post(
      trx,
      {
        at,
        kind: 'test',
        text: 'A test',
        jobId: null,
        appointmentId: null,
        tipId: null,
        sourceType: 'test',
        sourceId,
      },
      entries,
    ),
  );
const charge = (jobId: string, cents: number) =>
  write([debit(processor, cents), credit(heldFor(jobId), cents)]);

async function balance({ account, ownerId }: LedgerAccount): Promise<number> {
  const row = await world.platform.db
    .selectFrom('ledgerBalances')
    .select('balanceCents')
    .where('account', '=', account)
    .where('ownerId', ownerId === null ? 'is' : '=', ownerId)
    .executeTakeFirst();
  return row?.balanceCents ?? 0;
}

test('a transaction that does not balance is refused by the database', async () => {
  await expect(write([debit(processor, 100), credit(client, 99)])).rejects.toThrow('does not balance');
});

test('a transaction of one entry is refused by the database', async () => {
  await expect(write([debit(processor, 100)])).rejects.toThrow('does not balance');
});

test('a source is posted once, however often it is told', async () => {
  const [source, jobId] = [newId(), newId()];
  const entries = [debit(processor, 500), credit(heldFor(jobId), 500)];
  const written = await Promise.all(Array.from({ length: 20 }, () => write(entries, source)));
  expect(written.filter(Boolean)).toHaveLength(1);
  expect(await balance(heldFor(jobId))).toBe(-500);
});

test('a hold never gives more than it has', async () => {
  const jobId = newId();
  await charge(jobId, 1000);
  await expect(write([debit(heldFor(jobId), 1001), credit(client, 1001)])).rejects.toThrow(
    'held_never_negative',
  );
  expect(await balance(heldFor(jobId))).toBe(-1000);
});

test('of a release and a refund at once only one gets the hold', async () => {
  const [jobId, professional] = [newId(), newId()];
  await charge(jobId, 1000);
  const ends = await Promise.allSettled([
    write([debit(heldFor(jobId), 1000), credit(payableTo(professional), 900), credit(platformFees, 100)]),
    write([debit(heldFor(jobId), 1000), credit(client, 1000)]),
  ]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await balance(heldFor(jobId))).toBe(0);
});

test.each([
  'update ledger_entries set amount_cents = 1',
  'delete from ledger_transactions',
  'truncate ledger_entries',
])('what is written stays: %s is refused', async (statement) => {
  await charge(newId(), 700);
  await expect(sql.raw(statement).execute(world.platform.db)).rejects.toThrow('append-only');
});

test('a balanced transaction cannot be added to later', async () => {
  await charge(newId(), 300);
  const { id } = await world.platform.db
    .selectFrom('ledgerTransactions')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const late = [debit(processor, 5), credit(client, 5)].map((entry) => ({
    id: newId(),
    transactionId: id,
    ...entry,
  }));
  await expect(world.platform.db.insertInto('ledgerEntries').values(late).execute()).rejects.toThrow(
    'closed once it is written',
  );
});

test('whatever is tried in whatever order, the ledger sums to zero and every balance equals its entries', async () => {
  const jobs = [newId(), newId(), newId()];
  const professional = newId();
  const step = fc.record({
    kind: fc.constantFrom('charge', 'release', 'refund', 'crooked'),
    job: fc.constantFrom(...jobs),
    cents: fc.integer({ min: 1, max: 99_999_999 }),
    source: fc.integer({ min: 0, max: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await Promise.allSettled(
        steps.map(({ kind, job, cents, source }) =>
          write(entriesOf(kind, job, cents, professional), `${kind}-${source}`),
        ),
      );
      expect(await ledgerSum(world.platform.db)).toBe(0);
      expect(await wrongBalances()).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

function entriesOf(kind: string, job: string, cents: number, professional: string): Entry[] {
  if (kind === 'charge') return [debit(processor, cents), credit(heldFor(job), cents)];
  if (kind === 'release') return [debit(heldFor(job), cents), credit(payableTo(professional), cents)];
  if (kind === 'refund') return [debit(heldFor(job), cents), credit(client, cents)];
  return [debit(processor, cents), credit(client, cents + 1)];
}

/** Balances that differ from their entries, and negative holds. */
async function wrongBalances(): Promise<unknown[]> {
  const { rows } = await sql`
    select b.account from ledger_balances b where b.balance_cents <> (select coalesce(sum(amount_cents), 0) from ledger_entries e
      where e.account = b.account and e.owner_id is not distinct from b.owner_id)
      or (b.account = 'held' and b.balance_cents > 0)`.execute(world.platform.db);
  return rows;
}
