import type { Reconciliation, ReconciliationDifference } from '@parley/contract/payments/reconciliation.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { afterCursor, type Order } from '../../platform/database/keyset.ts';
import type { Posted } from './compare-books.ts';

type Source = Pick<Posted, 'sourceType' | 'sourceId'>;

/** What the account of the processor has under these sources. */
export async function postedUnder(db: Db, sources: readonly Source[]): Promise<Posted[]> {
  const types = sources.map(({ sourceType }) => sourceType);
  const ids = sources.map(({ sourceId }) => sourceId);
  const { rows } = await sql<Posted>`
    select t.source_type, t.source_id, t.job_id, t.at, sum(e.amount_cents)::bigint as cents
    from unnest(${types}::text[], ${ids}::text[]) as asked (source_type, source_id)
      join ledger_transactions t on t.source_type = asked.source_type and t.source_id = asked.source_id
      join ledger_entries e on e.transaction_id = t.id and e.account = 'processor'
    group by t.id`.execute(db);
  return rows;
}

export interface PostedRow extends Posted {
  id: string;
}

/** The next transactions that move the account of the processor, in the order of their ids. */
export async function postedAfter(db: Db, afterId: string, limit: number): Promise<PostedRow[]> {
  const { rows } = await sql<PostedRow>`
    select t.id, t.source_type, t.source_id, t.job_id, t.at, m.cents
    from ledger_transactions t
      join lateral (select sum(e.amount_cents)::bigint as cents from ledger_entries e
        where e.transaction_id = t.id and e.account = 'processor') m on m.cents is not null
    where t.id > ${afterId} order by t.id limit ${limit}`.execute(db);
  return rows;
}

/** In cents; what the ledger says that the processor holds. */
export async function processorBalance(db: Db): Promise<number> {
  const row = await db
    .selectFrom('ledgerBalances')
    .select('balanceCents')
    .where('account', '=', 'processor')
    .executeTakeFirst();
  return row?.balanceCents ?? 0;
}

/** Transactions after an id, in its order, whose entries don't add up to zero. */
export async function unbalancedAfter(db: Db, afterId: string, limit: number) {
  const { rows } = await sql<{ lastId: string | null; unbalanced: ReconciliationDifference[] }>`
    with part as (select * from ledger_transactions where id > ${afterId} order by id limit ${limit}),
      sums as (select p.id, p.source_type || ' ' || p.source_id as what, p.job_id, p.at,
        (select coalesce(sum(e.amount_cents), 0) from ledger_entries e where e.transaction_id = p.id) as cents from part p)
    select (select id from part order by id desc limit 1) as last_id, coalesce(json_agg(json_build_object('kind', 'unbalanced',
        'what', s.what, 'jobId', s.job_id, 'processorCents', null, 'ledgerCents', s.cents,
        'at', to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.id) filter (where s.cents <> 0), '[]') as unbalanced
    from sums s`.execute(db);
  const [row] = rows;
  return { lastId: row?.lastId ?? null, unbalanced: row?.unbalanced ?? [] };
}

/** Kept balances that aren't the sums of their entries. Reads every entry: for once a night. */
export async function wrongBalances(
  db: Db,
): Promise<{ what: string; keptCents: number; sumCents: number }[]> {
  const { rows } = await sql<{ what: string; keptCents: number; sumCents: number }>`
    select concat_ws(' ', coalesce(b.account, s.account), coalesce(b.owner_id, s.owner_id)::text) as what,
      coalesce(b.balance_cents, 0)::bigint as kept_cents, coalesce(s.cents, 0)::bigint as sum_cents
    from ledger_balances b full join
      (select account, owner_id, sum(amount_cents) as cents from ledger_entries group by account, owner_id) s
      on s.account = b.account and s.owner_id is not distinct from b.owner_id
    where coalesce(b.balance_cents, 0) <> coalesce(s.cents, 0)
    order by what limit 100`.execute(db);
  return rows;
}

/** False while another one runs. */
export async function startReconciliation(
  db: Db,
  { id, startedAt, lostBefore }: { id: string; startedAt: string; lostBefore: string },
): Promise<boolean> {
  await db
    .updateTable('reconciliations')
    .set({ endedAt: startedAt, problem: 'The process that ran it stopped.' })
    .where('endedAt', 'is', null)
    .where('startedAt', '<', lostBefore)
    .execute();
  const started = await db
    .insertInto('reconciliations')
    .values({ id, startedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return started !== undefined;
}

type Outcome = Pick<
  Reconciliation,
  'endedAt' | 'since' | 'movements' | 'lostEvents' | 'differenceCount' | 'differences' | 'problem'
>;

export async function endReconciliation(db: Db, id: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('reconciliations')
    .set({ ...outcome, differences: JSON.stringify(outcome.differences) })
    .where('id', '=', id)
    .execute();
}

/** When the last one began that found nothing. */
export async function lastCleanStart(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('reconciliations')
    .select('startedAt')
    .where('endedAt', 'is not', null)
    .where('problem', 'is', null)
    .where('differenceCount', '=', 0)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.startedAt ?? null;
}

const NEWEST = { by: sql`r.started_at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** One row more than the limit, to know whether there is a next page. */
export async function reconciliationsOf(
  db: Db,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Reconciliation[]> {
  let query = db
    .selectFrom('reconciliations as r')
    .select(['id', 'startedAt', 'endedAt', 'since', 'movements', 'lostEvents', 'differenceCount', 'problem'])
    .select(sql<ReconciliationDifference[]>`r.differences`.as('differences'));
  for (const after of afterCursor('r', NEWEST, cursor)) query = query.where(after);
  return query
    .orderBy('r.startedAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Connected accounts that a transfer waits for. */
export async function accountsWaitedFor(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ processorId: string }>`
    select distinct a.processor_id from processor_calls c join payments p on p.id = c.payment_id
      join payout_accounts a on a.professional_id = p.professional_id
    where c.status = 'WAITING' and a.processor_id is not null limit ${limit}`.execute(db);
  return rows.map(({ processorId }) => processorId);
}
