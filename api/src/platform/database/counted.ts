import { COUNTED_TO } from '@parley/contract/numbers.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/**
 * How many rows this is, from `from` on; counting ends at one more than a total says, so that a large list costs no
 * more than a small one.
 */
export async function countUpTo(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const counted = sql<{ count: number }>`
    select count(*) as count from (select ${rows} limit ${sql.lit(COUNTED_TO + 1)}) counted`;
  return (await counted.execute(db)).rows[0]?.count ?? 0;
}
