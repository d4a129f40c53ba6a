import { sql, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';
import type { DB as Database } from './tables.gen.ts';

const AT_ONCE = 5_000;

/**
 * Deletes rows that have had their time, so many at once that nobody waits for it; returns how many. Sweeps ask until
 * nothing is left. Rows that another one is deleting are left to it.
 */
export async function deleteSome(db: Db, table: keyof Database, where: RawBuilder<unknown>): Promise<number> {
  const rows = sql`select ctid from ${sql.table(table)} where ${where} limit ${sql.lit(AT_ONCE)} for update skip locked`;
  const deleting = sql`delete from ${sql.table(table)} where ctid = any (array(${rows}))`;
  return Number((await deleting.execute(db)).numAffectedRows ?? 0);
}
