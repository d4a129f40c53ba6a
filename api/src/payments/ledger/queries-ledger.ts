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
  /** The consultation whose money it moves; null for the work's and a tip's. */
  appointmentId: string | null;
  /** The tip whose money it moves. */
  tipId: string | null;
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
