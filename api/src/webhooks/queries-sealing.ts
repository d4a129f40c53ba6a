import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import type { Sealed } from './sealing.ts';

/** Webhooks of which something is sealed with one of these keys, by their ids. */
export async function webhooksSealedWith(
  db: Db,
  keyIds: readonly string[],
  limit: number,
): Promise<(Sealed & { id: string })[]> {
  return db
    .selectFrom('webhooks')
    .select(['id', 'address', 'secret', 'oldSecret'])
    .where(
      sql<boolean>`array[split_part(address, '.', 1), split_part(secret, '.', 1), split_part(old_secret, '.', 1)]
        && ${[...keyIds]}::text[]`,
    )
    .limit(limit)
    .execute();
}

/** False if its secret was replaced meanwhile. */
export async function resealWebhook(db: Db, id: string, before: Sealed, anew: Sealed): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set(anew)
    .where('id', '=', id)
    .where('secret', '=', before.secret)
    .where(sql<boolean>`old_secret is not distinct from ${before.oldSecret}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
