import type { Db } from '../platform/database/db.ts';

/** How many seconds the demo's clock is ahead of the real one. */
export async function clockOffset(db: Db): Promise<number> {
  const row = await db.selectFrom('demoClock').select('offsetSeconds').executeTakeFirst();
  return row?.offsetSeconds ?? 0;
}

/** Moves the kept clock on, so that a restart goes on from there. */
export async function addClockOffset(db: Db, offsetSeconds: number): Promise<void> {
  await db
    .insertInto('demoClock')
    .values({ offsetSeconds })
    .onConflict((conflict) =>
      conflict
        .column('onlyRow')
        .doUpdateSet((row) => ({ offsetSeconds: row('demoClock.offsetSeconds', '+', offsetSeconds) })),
    )
    .execute();
}
