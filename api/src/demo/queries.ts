import type { Db } from '../platform/database/db.ts';

/** In seconds ahead of real time. */
export async function clockOffset(db: Db): Promise<number> {
  const row = await db.selectFrom('demoClock').select('offsetSeconds').executeTakeFirst();
  return row?.offsetSeconds ?? 0;
}

/** Stored, so that a restart continues from there. */
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
