import type { ListedAuditEntry } from '@parley/contract/audit.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import {
  hasIndexedWords,
  hasWords,
  isFound,
  ofPeople,
  ofSource,
  searchedPage,
  type Search,
  type Searchable,
} from '../platform/database/found-rows.ts';
import { type Order } from '../platform/database/keyset.ts';
import { plain } from '../platform/database/text-pattern.ts';

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
    .leftJoin('jobs as j', (join) => join.on('j.id', '=', jobId))
    .select(['a.id', 'a.at', 'a.action', 'a.reason'])
    .select([actor.as('actor'), subject.as('subject'), about.as('about'), 'j.id as jobId'])
    .select([negotiationKind.as('negotiationKind'), ownerId.as('ownerId')]);
  if (actorId) query = query.where('a.actorId', '=', actorId);
  if (subjectType) query = query.where('a.subjectType', '=', subjectType);
  if (subjectId) query = query.where('a.subjectId', '=', subjectId);
  if (from) query = query.where('a.at', '>=', sql<string>`${new Date(from)}`);
  if (to) query = query.where('a.at', '<', sql<string>`${new Date(to)}`);
  return searchedPage(db, SEARCH, { q, order: LATEST, cursor, limit }, query);
}

const actor = sql<ListedAuditEntry['actor']>`case when u.id is not null
  then json_build_object('id', u.id, 'email', u.email) end`;
const subject = sql<
  ListedAuditEntry['subject']
>`json_build_object('type', a.subject_type, 'id', a.subject_id)`;
/** The job that the subject is or belongs to. */
const jobId = sql<string>`case a.subject_type when 'job' then a.subject_id
  when 'appointment' then (select job_id from appointments where id = a.subject_id)
  when 'review' then (select job_id from reviews where id = a.subject_id)
  when 'file' then (select job_id from files where id = a.subject_id) end`;
const negotiationKind = sql<ListedAuditEntry['negotiationKind']>`case a.subject_type
  when 'talk' then (select kind from negotiations where id = a.subject_id) end`;
const ownerId = sql<string | null>`case a.subject_type
  when 'file' then (select owner_id from files where id = a.subject_id) end`;

/** The subject's display name. */
const about = sql<string | null>`case a.subject_type
  when 'job' then j.title when 'appointment' then j.title when 'review' then j.title
  when 'talk' then (select title from negotiations where id = a.subject_id)
  when 'user' then (select email from users where id = a.subject_id)
  when 'ticket' then (select w.email from tickets t join users w on w.id = t.author_id where t.id = a.subject_id)
  when 'report' then (select title from reports where id = a.subject_id)
  when 'certificate' then (select c.name || ', ' || w.display_name
    from certificates c join users w on w.id = c.professional_id where c.id = a.subject_id)
  when 'discipline' then (select name from disciplines where id = a.subject_id)
  when 'category' then (select name from categories where id = a.subject_id)
  when 'file' then (select name from files where id = a.subject_id)
  when 'mail' then (select recipient from mails where id = a.subject_id) end`;

const TEXT = sql`' ' || a.action || ' ' || coalesce(a.reason, '')`;

/** Whether a text has what was typed, whatever the accents. */
const says = (text: RawBuilder<unknown>, { pattern }: Search) =>
  sql<boolean>`${plain(text)} ilike ${plain(sql`${pattern}`)}`;

/** The action, the reason, the admin’s names and address, and what it is about. */
const isMatch = (search: Search) =>
  sql<boolean>`(${says(TEXT, search)} or ${says(sql`' ' || ${about}`, search)}
    or exists (select from users w where w.id = a.actor_id and ${isFound('w', search)}))`;

/** What entries may be about that is found by a text of its own. */
const sourcesOf = (search: Search) => ({
  titled: sql`select id from jobs where ${hasIndexedWords('title', search)}`,
  negotiated: sql`select id from negotiations where ${hasIndexedWords('title', search)}`,
  certified: sql`select id from certificates where ${hasIndexedWords(['name', 'issuer'], search)}`,
  reported: sql`select id from reports where ${hasIndexedWords(['title', 'reason'], search)}`,
  categorized: sql`select id from disciplines where ${hasWords('name', search)}
    union all select id from categories where ${hasWords('name', search)}`,
});

/** The entries by their own text, by their admin, and about each kind of thing that was found. */
const partsOf = (search: Search) => [
  sql`select a.id from audit_entries a where ${says(TEXT, search)}`,
  ofPeople(sql`select a.id from audit_entries a where a.actor_id = p.id`),
  ofPeople(aboutIt('user')),
  ofPeople(aboutIts('ticket', sql`tickets x on x.author_id = p.id`)),
  ofPeople(aboutIts('certificate', sql`certificates x on x.professional_id = p.id`)),
  ofSource('titled', aboutIt('job')),
  ofSource('titled', aboutIts('appointment', sql`appointments x on x.job_id = p.id`)),
  ofSource('titled', aboutIts('review', sql`reviews x on x.job_id = p.id`)),
  ofSource('negotiated', aboutIt('talk')),
  ofSource('certified', aboutIt('certificate')),
  ofSource('reported', aboutIt('report')),
  ofSource(
    'categorized',
    sql`select a.id from audit_entries a
    where a.subject_type in ('discipline', 'category') and a.subject_id = p.id`,
  ),
  // Few of all files and mails have been looked at by an admin.
  sql`select a.id from audit_entries a join files f on f.id = a.subject_id
    where a.subject_type = 'file' and ${hasWords('f.name', search)}`,
  sql`select a.id from audit_entries a join mails m on m.id = a.subject_id
    where a.subject_type = 'mail' and ${hasWords('m.recipient', search)}`,
];

const aboutIt = (type: string) =>
  sql`select a.id from audit_entries a where a.subject_type = ${sql.lit(type)} and a.subject_id = p.id`;
const aboutIts = (type: string, things: RawBuilder<unknown>) =>
  sql`select a.id from audit_entries a join ${things} and x.id = a.subject_id where a.subject_type = ${sql.lit(type)}`;

const SEARCH: Searchable = {
  table: 'audit_entries',
  alias: 'a',
  isMatch,
  parts: partsOf,
  sources: sourcesOf,
};
