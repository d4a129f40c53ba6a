import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '../platform/database/db.ts';
import { isEnabled } from '../platform/database/is-enabled.ts';
import type { Events } from '../platform/events.ts';

/** An alert that is due; `isWanted`: its owner isn't disabled. */
export type DueAlert = Events['search.found'] & { isWanted: boolean };

const TITLES = 5;

/** Locks searches whose alert is due, with what they have found that can still be seen. */
export async function lockDueAlerts(trx: Trx, now: string, most: number): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    select s.id as search_id, s.user_id, s.kind, s.name, s.filters, s.found_since as since, f.titles,
      s.found_count - cardinality(s.found) + f.count as count, ${isEnabled(sql`s.user_id`)} as is_wanted
    from (select * from saved_searches where next_alert_at <= ${now} order by next_alert_at, id limit ${most}
        for update skip locked) s
      cross join lateral (
        select count(*)::int as count, coalesce(
          to_json((array_agg(i.title order by i.created_at desc, i.id desc))[:${sql.lit(TITLES)}]), '[]') as titles
        from (
          select v.id, v.title, v.created_at from services v where v.id = any (s.found)
            and v.active and v.removed_at is null and ${isShown(sql`v.professional_id`)}
          union all
          select p.id, p.title, p.created_at from job_postings p where p.id = any (s.found)
            and p.status = 'OPEN' and ${isShown(sql`p.client_id`)}) i) f
    order by s.next_alert_at, s.id`.execute(trx);
  return rows;
}

const isShown = (owner: RawBuilder<unknown>) => sql`${isEnabled(owner)}
  and not exists (select from user_blocks b where b.blocker_id = s.user_id and b.blocked_id = ${owner})`;

/** They begin anew. */
export async function finishAlerts(trx: Trx, ids: readonly string[], now: string): Promise<void> {
  await sql`update saved_searches set found = '{}', found_count = 0, found_since = null, next_alert_at = null,
    alerted_at = ${now} where id = any (${ids}::uuid[])`.execute(trx);
}
