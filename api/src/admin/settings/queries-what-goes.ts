import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** One more stands for all beyond. */
export const COUNTED_TO = 100_000;

type Counted = 'chats' | 'notifications' | 'securityEvents' | 'emails' | 'deliveries';

/** How many rows each would lose that ended before an instant; none where that is null. */
export async function countWhatGoes(
  db: Db,
  before: Record<Counted, string | null>,
): Promise<Record<Counted, number>> {
  const upTo = sql`limit ${sql.lit(COUNTED_TO + 1)}`;
  const { rows } = await sql<Record<Counted, number>>`
    select
      (select count(*)::int from (select 1 from jobs where chat_forgotten_at is null
        and coalesce(completed_at, cancelled_at, ended_at) < ${before.chats}::timestamptz
        and not exists (select from jobs m where m.plan_id = jobs.id
          and coalesce(m.completed_at, m.cancelled_at, m.ended_at, 'infinity') >= ${before.chats}::timestamptz)
        ${upTo}) c) as chats,
      (select count(*)::int from (select 1 from notifications
        where read_at < ${before.notifications}::timestamptz ${upTo}) n) as notifications,
      (select count(*)::int from (select 1 from security_events
        where at < ${before.securityEvents}::timestamptz ${upTo}) s) as security_events,
      (select count(*)::int from (select 1 from mails
        where sent_at < ${before.emails}::timestamptz or given_up_at < ${before.emails}::timestamptz ${upTo}) m) as emails,
      (select count(*)::int from (select 1 from webhook_deliveries
        where created_at < ${before.deliveries}::timestamptz ${upTo}) d) as deliveries`.execute(db);
  return rows[0] ?? { chats: 0, notifications: 0, securityEvents: 0, emails: 0, deliveries: 0 };
}
