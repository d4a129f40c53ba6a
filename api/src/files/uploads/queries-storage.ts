import type { Db, Trx } from '../../platform/database/db.ts';

/** How many bytes of files this person has stored. */
export async function storedBytes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select('storedBytes')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.storedBytes;
}

/** The same, held until the end of the transaction: of two uploads at once the second sees the first. */
export async function lockStoredBytes(trx: Trx, userId: string): Promise<number> {
  const row = await trx
    .selectFrom('users')
    .select('storedBytes')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.storedBytes;
}
