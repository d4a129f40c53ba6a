import type { ListedAuditEntry } from '@parley/contract/audit.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { afterCursor, type Order } from '../platform/database/keyset.ts';

export interface AuditFilter {
  q?: string;
  actorId?: string;
  subjectType?: string;
  subjectId?: string;
  from?: string;
  to?: string;
  cursor?: string;
  limit: number;
}

const LATEST = { by: sql`a.at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** One row more than the limit, to know whether there is a next page. */
export async function auditPage(
  db: Db,
  { q, actorId, subjectType, subjectId, from, to, cursor, limit }: AuditFilter,
): Promise<ListedAuditEntry[]> {
  let query = db
    .selectFrom('auditEntries as a')
    .leftJoin('users as u', 'u.id', 'a.actorId')
    .select(['a.id', 'a.at', 'a.action', 'a.reason'])
    .select([actor.as('actor'), subject.as('subject'), about.as('about')]);
  if (q) query = query.where(matchingText(q));
  if (actorId) query = query.where('a.actorId', '=', actorId);
  if (subjectType) query = query.where('a.subjectType', '=', subjectType);
  if (subjectId) query = query.where('a.subjectId', '=', subjectId);
  if (from) query = query.where('a.at', '>=', sql<string>`${new Date(from)}`);
  if (to) query = query.where('a.at', '<', sql<string>`${new Date(to)}`);
  for (const after of afterCursor('a', LATEST, cursor)) query = query.where(after);
  return query
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute();
}

const actor = sql<ListedAuditEntry['actor']>`case when u.id is not null
  then json_build_object('id', u.id, 'email', u.email) end`;
const subject = sql<
  ListedAuditEntry['subject']
>`json_build_object('type', a.subject_type, 'id', a.subject_id)`;
/** The subject's display name. */
const about = sql<string | null>`case a.subject_type
  when 'job' then (select title from jobs where id = a.subject_id)
  when 'talk' then (select title from negotiations where id = a.subject_id)
  when 'appointment' then (select j.title from appointments x join jobs j on j.id = x.job_id where x.id = a.subject_id)
  when 'review' then (select j.title from reviews r join jobs j on j.id = r.job_id where r.id = a.subject_id)
  when 'user' then (select email from users where id = a.subject_id)
  when 'ticket' then (select w.email from tickets t join users w on w.id = t.author_id where t.id = a.subject_id)
  when 'report' then (select title from reports where id = a.subject_id)
  when 'certificate' then (select c.name || ', ' || w.display_name
    from certificates c join users w on w.id = c.professional_id where c.id = a.subject_id)
  when 'discipline' then (select name from disciplines where id = a.subject_id)
  when 'category' then (select name from categories where id = a.subject_id)
  when 'file' then (select name from files where id = a.subject_id)
  when 'mail' then (select recipient from mails where id = a.subject_id) end`;

const matchingText = (q: string) => {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(a.action ilike ${pattern} or a.reason ilike ${pattern} or u.email ilike ${pattern}
    or ${about} ilike ${pattern})`;
};
