import type { NotificationType } from '@parley/contract/notifications/kinds.ts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';

/** A user with notifications due by email. */
export interface Addressee {
  id: string;
  email: string;
  firstName: string;
  language: string;
  clockHours: 12 | 24;
  isEnabled: boolean;
}
/** A due notification; `isWanted`: whether to mail it. */
export interface DueNotification {
  type: NotificationType;
  text: string;
  url: string | null;
  isWanted: boolean;
}

/** Locks one user whose mail is due, so that only one process writes it. */
export async function lockAddressee(trx: Trx, now: string): Promise<Addressee | undefined> {
  return trx
    .selectFrom('users as u')
    .select([
      'u.id',
      'u.email',
      'u.firstName',
      'u.language',
      'u.clockHours',
      sql<boolean>`u.disabled_at is null`.as('isEnabled'),
    ])
    .where('u.id', 'in', (query) =>
      query.selectFrom('notifications as n').select('n.userId').where('n.mailAt', '<=', now),
    )
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Claims all due notifications of a user, earliest first. */
export async function claimDue(trx: Trx, userId: string, now: string): Promise<DueNotification[]> {
  const { rows } = await sql<DueNotification>`
    with due as (update notifications set mail_at = null where user_id = ${userId} and mail_at <= ${now} returning *)
    select d.type, coalesce(d.mail_message, d.message) as text, d.url,
      d.read_at is null and coalesce(s.email, true) as is_wanted
    from due d left join notification_settings s on s.user_id = d.user_id and s.type = d.type
    order by d.created_at, d.id`.execute(trx);
  return rows;
}

export async function stopMails(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ mailAt: null })
    .where('userId', '=', userId)
    .where('mailAt', 'is not', null)
    .execute();
}
