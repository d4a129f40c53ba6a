import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { isoText } from '../platform/database/iso-text.ts';

export interface Snoozes {
  timeZone: string;
  /** By the key of what was put off: until when. */
  until: Record<string, string>;
}

/** The reader's zone, and what they have put off beyond now. */
export async function snoozesOf(db: Db, userId: string, now: string): Promise<Snoozes | undefined> {
  return db
    .selectFrom('users as u')
    .select('u.timeZone')
    .select(
      sql<Snoozes['until']>`(select coalesce(json_object_agg(s.need, ${isoText(sql`s.until`)}), '{}')
        from snoozed_needs s where s.user_id = u.id and s.until > ${now})`.as('until'),
    )
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

/** Along with it, what is over is forgotten. */
export async function putOff(
  trx: Trx,
  { userId, need, until, now }: { userId: string; need: string; until: string; now: string },
): Promise<void> {
  await trx.deleteFrom('snoozedNeeds').where('userId', '=', userId).where('until', '<=', now).execute();
  await trx
    .insertInto('snoozedNeeds')
    .values({ userId, need, until })
    .onConflict((both) => both.columns(['userId', 'need']).doUpdateSet({ until }))
    .execute();
}

export async function bringBack(trx: Trx, userId: string, need: string): Promise<void> {
  await trx.deleteFrom('snoozedNeeds').where('userId', '=', userId).where('need', '=', need).execute();
}

export async function forgetSnoozes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('snoozedNeeds').where('userId', '=', userId).execute();
}
