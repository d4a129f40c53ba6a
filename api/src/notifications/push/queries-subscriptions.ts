import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { PushKeys } from './encrypt.ts';

/** How many browsers of one person take pushes; the oldest ones make room. */
const MAX_BROWSERS = 20;

/** Whether this session takes pushes, and how many others of its user do. */
export async function subscriptionsOf(
  db: Db,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<{ here: boolean; others: number }> {
  const { here, all } = await db
    .selectFrom('pushSubscriptions')
    .select(sql<number>`count(*)`.as('all'))
    .select(sql<number>`count(*) filter (where session_id = ${sessionId})`.as('here'))
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  return { here: here > 0, others: all - here };
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
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet({ endpoint, ...keys, createdAt }))
    .execute();
  await sql`delete from push_subscriptions where session_id in (select session_id from push_subscriptions
    where user_id = ${userId} order by created_at desc, session_id desc offset ${MAX_BROWSERS})`.execute(trx);
}

export async function deleteSubscription(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('sessionId', '=', sessionId).execute();
}
