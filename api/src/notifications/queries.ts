import type { Notification, NotificationType, Unread } from '@parley/contract/notifications/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';

export interface NewNotification {
  id: string;
  userId: string;
  type: NotificationType;
  message: string;
  url: string;
  createdAt: string;
  /** The wording for mails, if different. */
  mailMessage: string | null;
  /** When to mail it if still unread; null: never. */
  mailAt: string | null;
  /** When to push it if still unread. */
  pushAt: string;
  /** When nobody needs it any more; null: never. */
  mattersUntil: string | null;
}

/**
 * Stores a notification by the user's settings: those that are only mailed or pushed are stored but hidden, disabled
 * ones are not stored. Returns whether it is shown, and whether it will be pushed.
 */
export async function insertNotification(
  trx: Trx,
  row: NewNotification,
): Promise<{ inApp: boolean; isPushed: boolean }> {
  const { id, userId, type, message, url, createdAt, mailMessage, mailAt, pushAt, mattersUntil } = row;
  const pushed = sql`coalesce(s.push, true) and exists (select from push_subscriptions p where p.user_id = u.id)`;
  const { rows } = await sql<{ inApp: boolean; isPushed: boolean }>`
    insert into notifications (id, user_id, type, message, url, created_at, mail_message, in_app, mail_at, push_at,
      matters_until)
    select ${id}, u.id, ${type}, ${message}, ${url}, ${createdAt}::timestamptz, ${mailMessage}, coalesce(s.in_app, true),
      case when coalesce(s.email, true) then ${mailAt}::timestamptz end, case when ${pushed} then ${pushAt}::timestamptz end,
      ${mattersUntil}::timestamptz
    from users u left join notification_settings s on s.user_id = u.id and s.type = ${type}
    where u.id = ${userId} and (coalesce(s.in_app, true) or coalesce(s.email, true) or (${pushed}))
    returning in_app, push_at is not null as is_pushed`.execute(trx);
  return rows[0] ?? { inApp: false, isPushed: false };
}

/** Whether one of that type that leads to the same page, and says the same sentence if that matters, is unread. */
export async function hasUnread(
  trx: Trx,
  { userId, type, url, message }: Pick<NewNotification, 'userId' | 'type' | 'url' | 'message'>,
  same: 'page' | 'sentence',
): Promise<boolean> {
  let query = trx
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('url', '=', url)
    .where('readAt', 'is', null);
  if (same === 'sentence') query = query.where('message', '=', message);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Unread notifications, latest first, and their number; with `since` (epoch seconds) only later ones. */
export async function unreadOf(db: Db, userId: string, limit: number, since?: number): Promise<Unread> {
  let query = db
    .selectFrom('notifications')
    .select(['id', 'message', 'type as notificationType', 'url', 'createdAt as dateCreated'])
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('userId', '=', userId)
    .where('inApp', '=', true)
    .where('readAt', 'is', null);
  if (since !== undefined) query = query.where('createdAt', '>', sql<string>`to_timestamp(${since})`);
  const newest = query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit);
  const name = since === undefined ? 'unread' : 'unread since';
  const rows = await askPrepared(db, name, newest);
  const notifications: Notification[] = rows.map(({ count: _count, ...notification }) => notification);
  return { notifications, notificationCount: rows[0]?.count ?? 0 };
}

/** Idempotent; false when there is none. */
export async function setRead(db: Db, userId: string, id: string, readAt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt: sql<string>`coalesce(read_at, ${readAt}::timestamptz)` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Marks all shown notifications as read, or those of one type that lead to one page, which includes mail-only ones,
 * since the page was seen.
 */
export async function setAllRead(
  db: Db,
  userId: string,
  readAt: string,
  only?: { type: NotificationType; url: string },
): Promise<void> {
  let query = db
    .updateTable('notifications')
    .set({ readAt })
    .where('userId', '=', userId)
    .where('readAt', 'is', null);
  if (only) query = query.where('type', '=', only.type).where('url', '=', only.url);
  else query = query.where('inApp', '=', true);
  await query.execute();
}

export async function deleteAll(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('notifications').where('userId', '=', userId).execute();
}
