import { LATEST_REPLIES } from '@parley/contract/limits.ts';
import type { AdminTicket, Ticket, TicketReply } from '@parley/contract/support/schemas.ts';
import { REOPEN_WITHIN_DAYS, TICKETS_PER_PAGE } from '@parley/contract/support/states.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { TicketReplies, Tickets } from '../platform/database/tables.gen.ts';
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
import { afterCursor, inOrder, type Order } from '../platform/database/keyset.ts';
import type { Actor } from '../platform/security/guard.ts';
import { personJson } from '../users/card.ts';
import { isoText } from '../platform/database/iso-text.ts';

export async function isSideOf(db: Db, jobId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where((is) => is.or([is('clientId', '=', userId), is('professionalId', '=', userId)]))
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewTicketRow {
  id: string;
  authorId: string;
  jobId: string | null;
  message: string;
  createdAt: string;
  dueAt: string;
}

export async function insertTicket(trx: Trx, row: NewTicketRow): Promise<void> {
  await trx
    .insertInto('tickets')
    .values({ ...row, status: 'OPEN' })
    .execute();
}

/** A ticket with one reply more than is shown, the latest first. */
type Found<T extends Ticket> = Omit<T, 'replies' | 'repliesCursor'> & { latestReplies: TicketReply[] };

const tickets = (db: Db) =>
  db
    .selectFrom('tickets as t')
    .select(['t.id', 't.message', 't.jobId', 't.status', 't.createdAt', 't.dueAt', 't.resolvedAt'])
    .select(latestReplies.as('latestReplies'))
    .select(
      sql<string | null>`t.resolved_at + make_interval(days => ${sql.lit(REOPEN_WITHIN_DAYS)})`.as(
        'reopenUntil',
      ),
    );

const latestReplies = sql<TicketReply[]>`(select coalesce(json_agg(json_build_object('id', r.id,
  'author', ${personJson('w')}, 'byAdmin', r.author_id <> t.author_id, 'message', r.message,
  'createdAt', ${isoText(sql`r.created_at`)}) order by r.created_at desc, r.id desc), '[]')
  from (select * from ticket_replies where ticket_id = t.id
    order by created_at desc, id desc limit ${sql.lit(LATEST_REPLIES + 1)}) r
  join users w on w.id = r.author_id)`;

/** Whether it is their own; admins read any. */
export async function mayRead(db: Db, { id: userId, role }: Actor, id: string): Promise<boolean> {
  let query = db.selectFrom('tickets').select('id').where('id', '=', id);
  if (role !== 'ADMIN') query = query.where('authorId', '=', userId);
  return (await query.executeTakeFirst()) !== undefined;
}

const LATEST = { by: sql`r.created_at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** The latest first, one row more than the limit. */
export async function repliesOf(
  db: Db,
  ticketId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<TicketReply[]> {
  const conditions = [sql`r.ticket_id = ${ticketId}`, ...afterCursor('r', LATEST, cursor)];
  const { rows } = await sql<TicketReply>`
    select r.id, ${personJson('w')} as author, r.author_id <> t.author_id as by_admin, r.message, r.created_at
    from ticket_replies r join tickets t on t.id = r.ticket_id join users w on w.id = r.author_id
    where ${sql.join(conditions, sql` and `)}
    order by ${inOrder('r', LATEST)} limit ${limit + 1}`.execute(db);
  return rows;
}

/** A page, the latest first; with an id only that one. */
export async function ticketsOf(
  db: Db,
  authorId: string,
  { id, before }: { id?: string; before?: string },
): Promise<Found<Ticket>[]> {
  let query = tickets(db).where('t.authorId', '=', authorId);
  if (id !== undefined) query = query.where('t.id', '=', id);
  if (before !== undefined)
    query = query.where(
      sql<boolean>`(t.created_at, t.id) < (select created_at, id from tickets where id = ${before})`,
    );
  return query.orderBy('t.createdAt', 'desc').orderBy('t.id', 'desc').limit(TICKETS_PER_PAGE).execute();
}

/** `for update`; with an author only their own. */
export function lockTicket(trx: Trx, id: string, authorId?: string) {
  const query = trx
    .selectFrom('tickets')
    .select(['id', 'authorId', 'jobId', 'status', 'resolvedAt', 'message'])
    .where('id', '=', id)
    .forUpdate();
  return (authorId === undefined ? query : query.where('authorId', '=', authorId)).executeTakeFirst();
}

export async function updateTicket(trx: Trx, id: string, change: Updateable<Tickets>): Promise<void> {
  await trx.updateTable('tickets').set(change).where('id', '=', id).execute();
}

export async function insertReply(trx: Trx, reply: Insertable<TicketReplies>): Promise<void> {
  await trx.insertInto('ticketReplies').values(reply).execute();
}

/** Resolved tickets sort after all open ones, however old. In UTC, or no index could have it. */
const URGENCY = sql`((t.due_at at time zone 'UTC'
  + make_interval(years => case when t.status = 'RESOLVED' then 500 else 0 end)) at time zone 'UTC')`;
const ORDERS = {
  urgent: { by: URGENCY, type: 'instant', direction: 'asc' },
  newest: { by: sql`t.created_at`, type: 'instant', direction: 'desc' },
} as const satisfies Record<string, Order>;

export interface TicketFilter {
  status?: Ticket['status'];
  q?: string;
  sort: keyof typeof ORDERS;
  cursor?: string;
  limit: number;
}

const forAdmins = (db: Db, now: string) =>
  tickets(db)
    .innerJoin('users as a', 'a.id', 't.authorId')
    .select([personJson('a').as('author'), 'a.email as authorEmail'])
    .select(sql<boolean>`t.status <> 'RESOLVED' and t.due_at < ${now} and not ${isAnswered}`.as('isOverdue'));

/** Whether the last word is ours. */
const isAnswered = sql<boolean>`coalesce((select r.author_id <> t.author_id from ticket_replies r
  where r.ticket_id = t.id order by r.created_at desc, r.id desc limit 1), false)`;

/** One row more than the limit, each with its sort key. */
export async function allTickets(
  db: Db,
  now: string,
  { status, q, sort, cursor, limit }: TicketFilter,
): Promise<(Found<AdminTicket> & { sortKey: string })[]> {
  const order = ORDERS[sort];
  let query = forAdmins(db, now).select(sql<string>`${order.by}`.as('sortKey'));
  if (status) query = query.where('t.status', '=', status);
  return searchedPage(db, SEARCH, { q, order, cursor, limit }, query);
}

const SEARCH: Searchable = {
  table: 'tickets',
  alias: 't',
  isMatch: (search) => sql`(${hasWords('t.message', search)} or ${isFound('a', search)})`,
  parts: (search, typed) => [
    ...rowById('tickets', typed),
    sql`select t.id from tickets t where ${hasIndexedWords('t.message', search)}`,
    ofPeople(sql`select t.id from tickets t where t.author_id = p.id`),
  ],
};

export async function ticketForAdmin(
  db: Db,
  id: string,
  now: string,
): Promise<Found<AdminTicket> | undefined> {
  return forAdmins(db, now).where('t.id', '=', id).executeTakeFirst();
}
