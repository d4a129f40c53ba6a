import type { NotificationType } from '@parley/contract/notifications/kinds.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../platform/database/db.ts';

/** A user with notifications due by email or push. */
export interface Addressee {
  id: string;
  email: string;
  firstName: string;
  language: string;
  clockHours: 12 | 24;
  isEnabled: boolean;
  timeZone: string;
  /** Their quiet hours, in minutes of the local day; both or none. */
  quietFrom: number | null;
  quietTo: number | null;
}
/** A due notification; `isWanted`: whether to send it. */
export interface DueNotification {
  id: string;
  type: NotificationType;
  text: string;
  url: string | null;
  mattersUntil: string | null;
  isWanted: boolean;
}

/** Where each channel has its deadline, its setting and its words. */
const CHANNELS = {
  email: {
    dueAt: sql.ref('mail_at'),
    isOn: sql.ref('s.email'),
    text: sql`coalesce(d.mail_message, d.message)`,
  },
  push: { dueAt: sql.ref('push_at'), isOn: sql.ref('s.push'), text: sql.ref('d.message') },
} as const;
export type Channel = keyof typeof CHANNELS;

/**
 * Locks who has waited longest for something due, so that only one process sends it. In the order of an index: looking
 * through the people instead took a second for each of 20,000 who were due at once.
 */
export async function lockAddressee(trx: Trx, now: string, channel: Channel): Promise<Addressee | undefined> {
  const { dueAt } = CHANNELS[channel];
  return trx
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u.id', 'n.userId')
    .leftJoin('quietHours as q', 'q.userId', 'u.id')
    .select(['u.timeZone', 'q.fromMinutes as quietFrom', 'q.toMinutes as quietTo'])
    .select([
      'u.id',
      'u.email',
      'u.firstName',
      'u.language',
      'u.clockHours',
      sql<boolean>`u.disabled_at is null`.as('isEnabled'),
    ])
    .where(sql<boolean>`${dueAt} <= ${now}`)
    .orderBy(dueAt)
    .limit(1)
    .forNoKeyUpdate('u')
    .skipLocked()
    .executeTakeFirst();
}

/** So long before a deadline somebody has to be told of it, also in quiet hours. */
const NOTICE = sql`interval '1 hour'`;

/** Of a notification: it isn't about security, and wouldn't come too late then. */
export const canWaitUntil = (until: string): RawBuilder<boolean> =>
  sql`(type <> 'SECURITY' and coalesce(matters_until > ${until}::timestamptz + ${NOTICE}, true))`;

/** Lets what is due wait until quiet hours end, but for what can't. */
export async function holdDue(
  trx: Trx,
  userId: string,
  now: string,
  { channel, until }: { channel: Channel; until: string },
): Promise<void> {
  const { dueAt } = CHANNELS[channel];
  await sql`update notifications set ${dueAt} = ${until}::timestamptz
    where user_id = ${userId} and ${dueAt} <= ${now} and ${canWaitUntil(until)}`.execute(trx);
}

/** Claims all due notifications of a user, earliest first. */
export async function claimDue(
  trx: Trx,
  userId: string,
  now: string,
  channel: Channel,
): Promise<DueNotification[]> {
  const { dueAt, isOn, text } = CHANNELS[channel];
  const { rows } = await sql<DueNotification>`
    with due as (update notifications set ${dueAt} = null where user_id = ${userId} and ${dueAt} <= ${now} returning *)
    select d.id, d.type, ${text} as text, d.url, d.matters_until, d.read_at is null and coalesce(${isOn}, true) as is_wanted
    from due d left join notification_settings s on s.user_id = d.user_id and s.type = d.type
    order by d.created_at, d.id`.execute(trx);
  return rows;
}

/** Nothing more is sent of what was waiting, or of what is unread of some types that leads to one page. */
export async function stopSending(
  trx: Trx,
  userId: string,
  only?: { types: readonly NotificationType[]; url: string },
): Promise<void> {
  let query = trx
    .updateTable('notifications')
    .set({ mailAt: null, pushAt: null })
    .where('userId', '=', userId)
    .where((row) => row.or([row('mailAt', 'is not', null), row('pushAt', 'is not', null)]));
  if (only)
    query = query.where('readAt', 'is', null).where('url', '=', only.url).where('type', 'in', only.types);
  await query.execute();
}
