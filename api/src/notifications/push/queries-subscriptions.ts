import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { PushKeys } from './encrypt.ts';

/** How many browsers of one person take pushes; the oldest ones make room. */
const MAX_BROWSERS = 20;

/** Whether and where this session takes pushes, and how many others of its user do. */
export async function subscriptionsOf(
  db: Db,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ here: boolean; endpoint: string | null; others: number }> {
  const all = await db
    .selectFrom('pushSubscriptions')
    .select(['sessionId', 'endpoint', 'lostAt'])
    .where('userId', '=', id)
    .execute();
  const own = all.find((each) => each.sessionId === sessionId);
  const others = all.filter((each) => each !== own && each.lostAt === null).length;
  return { here: own?.lostAt === null, endpoint: own?.endpoint ?? null, others };
}

/** One browser, one subscription: an address moves to whoever is signed in there now. */
export async function saveSubscription(
  trx: Trx,
  { id: userId, sessionId }: { id: string; sessionId: string },
  { endpoint, keys }: { endpoint: string; keys: PushKeys },
  createdAt: string,
): Promise<void> {
  await trx.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).execute();
  await trx
    .insertInto('pushSubscriptions')
    .values({ sessionId, userId, endpoint, ...keys, createdAt })
    .onConflict((conflict) =>
      conflict.column('sessionId').doUpdateSet({ endpoint, ...keys, createdAt, lostAt: null }),
    )
    .execute();
  await sql`delete from push_subscriptions where session_id in (select session_id from push_subscriptions
    where user_id = ${userId} order by created_at desc, session_id desc offset ${MAX_BROWSERS})`.execute(trx);
}

export async function deleteSubscription(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute();
}

/** Nothing can be sent there any more; what waits goes, too. One that the browser made meanwhile stays. */
export async function loseSubscription(
  trx: Trx,
  { sessionId, endpoint }: { sessionId: string; endpoint: string },
  lostAt: string,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('pushSubscriptions')
    .set({ lostAt })
    .where('sessionId', '=', sessionId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await trx.deleteFrom('pushes').where('sessionId', '=', sessionId).execute();
}
