import type { Db } from '../platform/db.ts';

/** How many seconds the demo's clock is ahead of the real one. */
export async function clockOffset(db: Db): Promise<number> {
  const row = await db.selectFrom('demoClock').select('offsetSeconds').executeTakeFirst();
  return row?.offsetSeconds ?? 0;
}
