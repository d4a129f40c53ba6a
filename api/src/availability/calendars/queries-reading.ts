import type { CalendarProblem } from '@parley/contract/availability/busy-calendars.ts';
import type { Interval } from '@parley/contract/availability/intervals.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

export interface CalendarRow {
  id: string;
  ownerId: string;
  isProfessional: boolean;
  timeZone: string;
  secret: string;
  countFree: boolean;
  etag: string | null;
  lastModified: string | null;
  wholeReadAt: string | null;
  failingSince: string | null;
  failures: number;
}

/** Of an enabled owner, with the zone of their hours, or else of their account. */
export async function calendarToRead(db: Db, id: string): Promise<CalendarRow | undefined> {
  return db
    .selectFrom('busyCalendars as c')
    .innerJoin('users as u', 'u.id', 'c.ownerId')
    .leftJoin('hours as h', 'h.professionalId', 'c.ownerId')
    .select(['c.id', 'c.ownerId', 'c.secret', 'c.countFree', 'c.etag', 'c.lastModified', 'c.wholeReadAt'])
    .select(['c.failingSince', 'c.failures'])
    .select(sql<boolean>`u.role = 'PROFESSIONAL'`.as('isProfessional'))
    .select(sql<string>`coalesce(h.time_zone, u.time_zone)`.as('timeZone'))
    .where('c.id', '=', id)
    .where('u.disabledAt', 'is', null)
    .executeTakeFirst();
}

/** Those to be read now, which nobody else reads until `until`. */
export async function claimDue(
  trx: Trx,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update busy_calendars set next_try_at = ${until} where id in (
      select id from busy_calendars where next_try_at <= ${now} order by next_try_at limit ${limit}
      for update skip locked) returning id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** All of an owner's are read anew: whole days are theirs by the clock of the place they are in. */
export async function makeDue(trx: Trx, ownerId: string, now: string): Promise<void> {
  await trx
    .updateTable('busyCalendars')
    .set({ wholeReadAt: null, nextTryAt: now })
    .where('ownerId', '=', ownerId)
    .execute();
}

/** What is about to be agreed: an open negotiation or a consultation of somebody, or a service that books instantly. */
export type Agreeing = { negotiation: string } | { appointment: string } | { service: string };

/** The calendars of its professional that are well and were last read before an instant. */
export async function staleCalendars(
  db: Db,
  agreeing: Agreeing,
  { userId, before }: { userId: string; before: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from busy_calendars c
    where c.owner_id in (${professionalOf(agreeing, userId)})
      and c.problem is null and (c.read_at is null or c.read_at < ${before})`.execute(db);
  return rows.map(({ id }) => id);
}

function professionalOf(agreeing: Agreeing, userId: string) {
  if ('service' in agreeing)
    return sql`select professional_id from services where id = ${agreeing.service} and instant_booking`;
  const [table, id] =
    'negotiation' in agreeing
      ? ['negotiations', agreeing.negotiation]
      : ['appointments', agreeing.appointment];
  return sql`select professional_id from ${sql.table(table)} where id = ${id} and ${userId} in (client_id, professional_id)`;
}

export interface ReadState {
  etag: string | null;
  lastModified: string | null;
  readAt: string;
  wholeReadAt: string | null;
  unreadEvents?: number;
  nextTryAt: string;
}

/** False if it was removed, or switched, while it was being read. */
export async function recordRead(
  trx: Trx,
  { id, countFree }: Pick<CalendarRow, 'id' | 'countFree'>,
  state: ReadState,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('busyCalendars')
    .set({ ...state, problem: null, failingSince: null, failures: 0 })
    .where('id', '=', id)
    .where('countFree', '=', countFree)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function recordFailure(
  db: Db,
  id: string,
  failure: { problem: CalendarProblem; failingSince: string; failures: number; nextTryAt: string },
): Promise<void> {
  await db.updateTable('busyCalendars').set(failure).where('id', '=', id).execute();
}

/** Replaces a calendar's busy times; false if they are the same as before. */
export async function replaceBusyTimes(
  trx: Trx,
  { id, ownerId }: Pick<CalendarRow, 'id' | 'ownerId'>,
  busy: readonly Interval[],
): Promise<boolean> {
  const wanted = sql`select tstzrange(f, t) as during
    from unnest(${busy.map(({ from }) => from)}::timestamptz[], ${busy.map(({ to }) => to)}::timestamptz[]) w (f, t)`;
  const removed = await sql`delete from busy_times b where b.calendar_id = ${id}
    and not exists (select from (${wanted}) w where w.during = b.during)`.execute(trx);
  const added = await sql`insert into busy_times (calendar_id, owner_id, during)
    select ${id}, ${ownerId}, w.during from (${wanted}) w on conflict do nothing`.execute(trx);
  return (removed.numAffectedRows ?? 0n) + (added.numAffectedRows ?? 0n) > 0n;
}
