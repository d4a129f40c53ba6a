import type { Db, Trx } from '../../platform/database/db.ts';

export async function storedBytes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select('storedBytes')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.storedBytes;
}

/** Same, locked, so that concurrent uploads see each other. */
export async function lockStoredBytes(trx: Trx, userId: string): Promise<number> {
  const row = await trx
    .selectFrom('users')
    .select('storedBytes')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.storedBytes;
}
