import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import { canWaitUntil } from '../queries-due.ts';
import type { PushKeys } from './encrypt.ts';
import type { Push, PushContent } from './push-content.ts';

/** A push claimed by this process, with where it goes. */
export interface ClaimedPush extends PushKeys {
  id: string;
  sessionId: string;
  endpoint: string;
  topic: string;
  content: PushContent;
  expiresAt: string;
  /** Somebody waits for it: it is about a deadline. */
  isUrgent: boolean;
  /** Attempts, this one included. */
  tries: number;
  /** Else it is of no use any more: read meanwhile, signed out, too late. */
  isUseful: boolean;
}

/** The back-off: minutes after each attempt; none follow the last. */
export const RETRY_MINUTES = [1, 5, 30, 120, 480] as const;

/** One for each of the user's browsers, in place of those of the topic that still wait. */
export async function insertPushes(trx: Trx, userId: string, push: Push, now: string): Promise<number> {
  const { topic, content, notificationIds, expiresAt } = push;
  const browsers = await trx
    .selectFrom('pushSubscriptions')
    .select('sessionId')
    .where('userId', '=', userId)
    .where('lostAt', 'is', null)
    .execute();
  if (browsers.length === 0) return 0;
  const row = { topic, content: JSON.stringify(content), notificationIds, expiresAt, tryAt: now };
  await trx
    .insertInto('pushes')
    .values(browsers.map(({ sessionId }) => ({ ...row, sessionId, id: newId() })))
    .onConflict((conflict) =>
      conflict.columns(['sessionId', 'topic']).doUpdateSet((given) => ({
        id: given.ref('excluded.id'),
        content: given.ref('excluded.content'),
        notificationIds: given.ref('excluded.notificationIds'),
        expiresAt: given.ref('excluded.expiresAt'),
        tryAt: given.ref('excluded.tryAt'),
        tries: 0,
      })),
    )
    .execute();
  return browsers.length;
}

/**
 * Claims due pushes; `skip locked` keeps other processes away. Claiming also schedules the next attempt, so a process
 * that dies while sending only delays it.
 */
export async function claimPushes(db: Db, now: string, limit: number): Promise<ClaimedPush[]> {
  const { rows } = await sql<ClaimedPush>`
    update pushes p set tries = p.tries + 1,
      try_at = ${now}::timestamptz
        + (${sql.val([...RETRY_MINUTES])}::int[])[least(p.tries + 1, ${RETRY_MINUTES.length})] * interval '1 minute'
    from push_subscriptions b join sessions s on s.id = b.session_id join users u on u.id = b.user_id
    where b.session_id = p.session_id and p.id in (
      select id from pushes where try_at <= ${now} order by try_at limit ${limit} for update skip locked)
    returning p.id, p.session_id, p.topic, p.content, p.expires_at, p.tries, b.endpoint, b.p256dh, b.auth,
      exists (select from notifications n where n.id = any(p.notification_ids) and n.matters_until is not null) as is_urgent,
      p.expires_at > ${now} and s.ended_at is null and u.disabled_at is null
        and exists (select from notifications n where n.id = any(p.notification_ids) and n.read_at is null)
        as is_useful`.execute(db);
  return rows;
}

/** Whoever has quiet hours and a push that is due, with their clock. */
export async function quietPeople(db: Db, now: string) {
  return db
    .selectFrom('pushes as p')
    .innerJoin('pushSubscriptions as b', 'b.sessionId', 'p.sessionId')
    .innerJoin('users as u', 'u.id', 'b.userId')
    .innerJoin('quietHours as q', 'q.userId', 'u.id')
    .select(['u.id', 'u.timeZone', 'q.fromMinutes as from', 'q.toMinutes as to'])
    .distinct()
    .where('p.tryAt', '<=', now)
    .execute();
}

/** Lets somebody's due pushes wait, but for those that tell of something that can't; it's no attempt. */
export async function holdPushes(
  db: Db,
  userId: string,
  { now, until }: { now: string; until: string },
): Promise<void> {
  await sql`update pushes p set try_at = ${until}::timestamptz
    from push_subscriptions b
    where b.session_id = p.session_id and b.user_id = ${userId} and p.try_at <= ${now}
      and not exists (select from notifications n
        where n.id = any(p.notification_ids) and n.read_at is null and not ${canWaitUntil(until)})`.execute(
    db,
  );
}

/** Lets those that wait for that end go now. What failed keeps the time of its next attempt. */
export async function releasePushes(
  trx: Trx,
  userId: string,
  { now, until }: { now: string; until: string },
): Promise<void> {
  await sql`update pushes p set try_at = ${now}::timestamptz
    from push_subscriptions b
    where b.session_id = p.session_id and b.user_id = ${userId} and p.try_at = ${until}`.execute(trx);
}

export async function hasDuePushes(db: Db, now: string): Promise<boolean> {
  const due = await db
    .selectFrom('pushes')
    .select('id')
    .where('tryAt', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Once delivered, or of no use any more. A newer one that replaced it meanwhile stays. */
export async function deletePush(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pushes').where('id', '=', id).execute();
}

export async function putOff(db: Db, id: string, tryAt: string): Promise<void> {
  await db.updateTable('pushes').set({ tryAt }).where('id', '=', id).execute();
}
