import type { Report } from '@parley/contract/reports/schemas.ts';
import type { ReportStatus, ReportType } from '@parley/contract/reports/states.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Reports } from '../platform/database/tables.gen.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import {
  hasIndexedWords,
  hasWords,
  isFound,
  ofPeople,
  rowById,
  searchedPage,
  type Searchable,
} from '../platform/database/found-rows.ts';
import { type Order } from '../platform/database/keyset.ts';
import { isEnabled } from '../platform/database/is-enabled.ts';

type NewRow = Omit<Insertable<Reports>, 'status'>;

/** False if this user has an open report of the same subject. */
export async function insertReport(trx: Trx, report: NewRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reports')
    .values({ ...report, status: 'OPEN' })
    .onConflict((open) =>
      open
        .columns(['reporterId', 'subjectType', 'subjectId'])
        .where('status', '=', sql.lit('OPEN'))
        .doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** `for update`. */
export function lockReport(trx: Trx, id: string) {
  return trx
    .selectFrom('reports')
    .select(['id', 'reporterId', 'subjectType', 'title', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateReport(trx: Trx, id: string, change: Updateable<Reports>): Promise<void> {
  await trx.updateTable('reports').set(change).where('id', '=', id).execute();
}

/** Decided reports sort after all open ones, however old. In UTC, or no index could have it. */
const URGENCY = sql`((r.due_at at time zone 'UTC'
  + make_interval(years => case when r.status = 'OPEN' then 0 else 500 end)) at time zone 'UTC')`;
const ORDERS = {
  urgent: { by: URGENCY, type: 'instant', direction: 'asc' },
  newest: { by: sql`r.created_at`, type: 'instant', direction: 'desc' },
} as const satisfies Record<string, Order>;

export interface ReportFilter {
  status?: ReportStatus;
  type?: ReportType;
  q?: string;
  sort: keyof typeof ORDERS;
  cursor?: string;
  limit: number;
}

const known = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<Report['reporter']>`json_build_object('id', ${of('id')}, 'displayName', ${of('displayName')},
    'avatarUrl', '/api/upload/file/' || ${of('avatarFileId')}, 'timeZone', ${of('timeZone')}, 'email', ${of('email')},
    'role', ${of('role')}, 'isDisabled', ${of('disabledAt')} is not null)`;
};

/** Public subjects: of users only professionals have a page, and messages have none. */
const isPublic = sql`case r.subject_type
  when 'person' then o.disabled_at is null and exists (
    select from profiles p where p.user_id = r.subject_id and p.initialised)
  when 'posting' then exists (
    select from job_postings p where p.id = r.subject_id and p.status = 'OPEN' and ${isEnabled(sql`p.client_id`)})
  when 'service' then exists (
    select from services s where s.id = r.subject_id and s.active and s.removed_at is null
      and ${isEnabled(sql`s.professional_id`)})
  else false end`;

const subject = sql<Report['subject']>`json_build_object('type', r.subject_type, 'id', r.subject_id,
  'title', r.title, 'isPublic', ${isPublic})`;

const alsoOpen = sql<number>`(select count(*) from reports x
  where x.subject_type = r.subject_type and x.subject_id = r.subject_id and x.status = 'OPEN' and x.id <> r.id)`;

const reports = (db: Db, now: string) =>
  db
    .selectFrom('reports as r')
    .innerJoin('users as w', 'w.id', 'r.reporterId')
    .innerJoin('users as o', 'o.id', 'r.reportedId')
    .leftJoin('messages as m', 'm.id', 'r.subjectId')
    .select([
      'r.id',
      'r.jobId',
      'r.reason',
      'r.status',
      'r.createdAt',
      'r.dueAt',
      'r.decidedAt',
      'r.decision',
    ])
    .select([
      'm.createdAt as messageAt',
      subject.as('subject'),
      known('o').as('reported'),
      known('w').as('reporter'),
    ])
    .select([alsoOpen.as('alsoOpen'), sql<boolean>`r.status = 'OPEN' and r.due_at < ${now}`.as('isOverdue')]);

/** One row more than the limit, each with its sort key. */
export async function allReports(
  db: Db,
  now: string,
  { status, type, q, sort, cursor, limit }: ReportFilter,
): Promise<(Report & { sortKey: string })[]> {
  const order = ORDERS[sort];
  let query = reports(db, now).select(sql<string>`${order.by}`.as('sortKey'));
  if (status) query = query.where('r.status', '=', status);
  if (type) query = query.where('r.subjectType', '=', type);
  return searchedPage(db, SEARCH, { q, order, cursor, limit }, query);
}

const WORDS = ['r.title', 'r.reason'];
const SEARCH: Searchable = {
  table: 'reports',
  alias: 'r',
  isMatch: (search) =>
    sql`(${hasWords(WORDS, search)} or ${isFound('w', search)} or ${isFound('o', search)})`,
  parts: (search, typed) => [
    ...rowById('reports', typed),
    sql`select r.id from reports r where ${hasIndexedWords(WORDS, search)}`,
    ofPeople(sql`select r.id from reports r where r.reporter_id = p.id`),
    ofPeople(sql`select r.id from reports r where r.reported_id = p.id`),
  ],
};

export async function reportForAdmin(db: Db, id: string, now: string): Promise<Report | undefined> {
  return reports(db, now).where('r.id', '=', id).executeTakeFirst();
}
