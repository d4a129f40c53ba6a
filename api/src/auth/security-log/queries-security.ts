import type { SecurityEvent, SecurityKind } from '@parley/contract/auth/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { afterCursor, type Order } from '../../platform/database/keyset.ts';

interface NewEvent {
  id: string;
  userId: string;
  at: Date;
  kind: SecurityKind;
  device: string;
  ip: string;
  isKnown: boolean;
}

/** Entries per kind and day (UTC); beyond them only every power of two. */
const IN_FULL = 10;

/** Counts every event, stores it while they are few. */
export async function insertEvent(
  db: Db,
  { id, userId, at, kind, device, ip, isKnown }: NewEvent,
): Promise<void> {
  await sql`
    with counted as (
      insert into security_counts as c (user_id, day, kind, is_known)
      values (${userId}, (${at}::timestamptz at time zone 'UTC')::date, ${kind}, ${isKnown})
      on conflict (user_id, day, kind, is_known) do update set count = c.count + 1
      returning count)
    insert into security_events (id, user_id, at, kind, device, ip, is_known, number)
    select ${id}, ${userId}, ${at}, ${kind}, ${device}, ${ip}, ${isKnown}, count from counted
    where count <= ${IN_FULL} or count & (count - 1) = 0`.execute(db);
}

const LATEST = { by: sql`e.at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** One row more than the limit, to know whether there is a next page. */
export async function eventsOf(
  db: Db,
  userId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<SecurityEvent[]> {
  let query = db
    .selectFrom('securityEvents as e')
    .select(['e.id', 'e.at', 'e.kind', 'e.device', 'e.ip', 'e.isKnown', 'e.number'])
    .where('e.userId', '=', userId);
  for (const after of afterCursor('e', LATEST, cursor)) query = query.where(after);
  return query
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute();
}

const BATCH = 10_000;

/** Only this and closing an account may delete them; returns how many. */
export async function deleteOldEvents(db: Db, before: string): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select forget_old_security_events(${before}, ${BATCH}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

export async function deleteEventsOf(trx: Db, userId: string): Promise<void> {
  await sql`select forget_security_events_of(${userId})`.execute(trx);
}

export async function deleteOldCounts(db: Db, before: string): Promise<void> {
  await sql`delete from security_counts where day < (${before}::timestamptz at time zone 'UTC')::date`.execute(
    db,
  );
}

export async function timeZoneOf(db: Db, userId: string): Promise<string> {
  const { timeZone } = await db
    .selectFrom('users')
    .select('timeZone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return timeZone;
}
