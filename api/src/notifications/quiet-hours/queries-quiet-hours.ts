import type { QuietMinutes } from '@parley/contract/notifications/quiet-hours.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

export async function findQuietHours(db: Db, userId: string): Promise<QuietMinutes | undefined> {
  return db
    .selectFrom('quietHours')
    .select(['fromMinutes as from', 'toMinutes as to'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export async function saveQuietHours(trx: Trx, userId: string, { from, to }: QuietMinutes): Promise<void> {
  const minutes = { fromMinutes: from, toMinutes: to };
  await trx
    .insertInto('quietHours')
    .values({ userId, ...minutes })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(minutes))
    .execute();
}

export async function deleteQuietHours(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('quietHours').where('userId', '=', userId).execute();
}

/** What waited for the end of earlier hours is due; it waits for the end of the new ones if it is in them. */
export async function releaseNews(trx: Trx, userId: string, now: string): Promise<void> {
  // What was sent one way, or isn't to be, has no deadline there, which least() alone would give it.
  await sql`update notifications set
    mail_at = case when mail_at is not null then least(mail_at, ${now}::timestamptz + interval '2 minutes') end,
    push_at = case when push_at is not null then least(push_at, ${now}::timestamptz) end
    where user_id = ${userId} and (mail_at > ${now} or push_at > ${now})`.execute(trx);
}
