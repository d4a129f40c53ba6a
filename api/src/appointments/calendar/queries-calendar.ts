import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { CalendarConsultation } from './calendar-file.ts';

export interface MailedConsultation extends CalendarConsultation {
  priceCents: number;
  /** Until when it is to be paid; null once it is, and of what is free. */
  payBy: string | null;
  /** Whether the reader is the one who pays. */
  isClient: boolean;
}

function consultationsFor(db: Db, userId: string) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('users as o', (join) =>
      join.on(
        'o.id',
        '=',
        sql<string>`case when a.client_id = ${userId} then a.professional_id else a.client_id end`,
      ),
    )
    .select([
      'a.id',
      'a.jobId',
      'j.title',
      'o.displayName as other',
      'o.timeZone as otherZone',
      'a.startsAt',
      'a.endsAt',
      'a.sequence',
      'a.priceCents',
      'a.payBy',
    ])
    .select(sql<boolean>`a.status = 'CANCELLED'`.as('isOff'))
    .select(sql<boolean>`a.client_id = ${userId}`.as('isClient'))
    .where('a.agreedAt', 'is not', null)
    .where((where) => where.or([where('a.clientId', '=', userId), where('a.professionalId', '=', userId)]));
}

export async function calendarConsultation(
  db: Db,
  id: string,
  userId: string,
): Promise<CalendarConsultation | undefined> {
  return consultationsFor(db, userId).where('a.id', '=', id).executeTakeFirst();
}

/** Several of them, the earliest first. */
export async function calendarConsultationsIn(
  db: Db,
  ids: readonly string[],
  userId: string,
): Promise<MailedConsultation[]> {
  return consultationsFor(db, userId)
    .where('a.id', 'in', ids)
    .orderBy('a.startsAt')
    .orderBy('a.id')
    .execute();
}

/** Those that end after an instant; cancelled ones too, so that calendars remove them. */
export async function calendarConsultations(
  db: Db,
  userId: string,
  { after, limit }: { after: string; limit: number },
): Promise<CalendarConsultation[]> {
  return consultationsFor(db, userId)
    .where('a.endsAt', '>', after)
    .orderBy('a.startsAt')
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

export interface Feed {
  version: number;
  secretHash: string;
}

/** Null without a feed. */
export async function findFeed(db: Db, userId: string): Promise<Feed | null> {
  const feed = await db
    .selectFrom('calendarFeeds')
    .select(['version', 'secretHash'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return feed ?? null;
}

/** Locks the feed against a concurrent renewal. */
export async function lockFeed(trx: Trx, userId: string): Promise<Feed | null> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(trx);
  return findFeed(trx, userId);
}

export async function saveFeed(trx: Trx, feed: Feed & { userId: string }): Promise<void> {
  const { version, secretHash } = feed;
  await trx
    .insertInto('calendarFeeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ version, secretHash }))
    .execute();
}

/** The feed's owner, unless disabled. */
export async function feedOwner(db: Db, secretHashes: string[]): Promise<string | undefined> {
  const feed = await db
    .selectFrom('calendarFeeds as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .select('f.userId')
    .where('f.secretHash', 'in', secretHashes)
    .where('u.disabledAt', 'is', null)
    .executeTakeFirst();
  return feed?.userId;
}

export async function dropFeed(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('calendarFeeds').where('userId', '=', userId).execute();
}
