import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Entry } from './ledger.ts';

/** `sourceType` and `sourceId` together are unique. */
export interface LedgerTransaction {
  at: string;
  kind: string;
  /** What the two sides read in the job's money line. */
  text: string;
  jobId: string | null;
  /** The consultation whose money it moves; null for the work's. */
  appointmentId: string | null;
  sourceType: string;
  sourceId: string;
  reverses?: string;
}

/** False when its source was posted before. */
export async function insertTransaction(
  trx: Trx,
  transaction: LedgerTransaction,
  entries: Entry[],
): Promise<boolean> {
  const id = newId();
  const written = await trx
    .insertInto('ledgerTransactions')
    .values({ id, ...transaction })
    .onConflict((conflict) => conflict.columns(['sourceType', 'sourceId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  await trx
    .insertInto('ledgerEntries')
    .values(entries.map((entry) => ({ id: newId(), transactionId: id, ...entry })))
    .execute();
  return true;
}

/** In cents; anything but 0 is an error in the books. */
export async function ledgerSum(db: Db): Promise<number> {
  const row = await db
    .selectFrom('ledgerEntries')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return row.sum;
}

/**
 * Net earnings in each of the last twelve months, oldest first. A later reversal counts against the month of the
 * release.
 */
export async function netByMonth(db: Db, professionalId: string, now: string) {
  const { rows } = await sql<{ month: string; netCents: number }>`
    select to_char(m.month, 'YYYY-MM') as month, coalesce(sum(-e.amount_cents), 0)::bigint as net_cents
    from generate_series(date_trunc('month', ${now}::timestamptz at time zone 'UTC') - interval '11 months',
      date_trunc('month', ${now}::timestamptz at time zone 'UTC'), interval '1 month') as m(month)
      left join (ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id and t.kind in ('release', 'split', 'refund')
        left join lateral (select s.at from ledger_transactions s where t.kind = 'refund' and s.job_id = t.job_id
          and s.source_type = 'settlement' and s.at <= t.at order by s.at desc limit 1) s on true)
        on e.account = 'payable' and e.owner_id = ${professionalId}
        and date_trunc('month', coalesce(s.at, t.at) at time zone 'UTC') = m.month
    group by m.month order by m.month`.execute(db);
  return rows;
}
