import type { CalendarKind, CalendarProblem } from '@parley/contract/availability/busy-calendars.ts';
import type { Interval } from '@parley/contract/availability/intervals.ts';
import { OPEN_NEGOTIATION_STATUSES } from '@parley/contract/negotiations/states.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

export interface CalendarRow {
  id: string;
  ownerId: string;
  kind: CalendarKind;
  isProfessional: boolean;
  timeZone: string;
  name: string;
  secret: string;
  countFree: boolean;
  etag: string | null;
  lastModified: string | null;
  wholeReadAt: string | null;
  failingSince: string | null;
  failures: number;
  /** How often its password was refused since it was last accepted. */
  refusals: number;
  readAt: string | null;
  /** When its owner was told that it keeps failing. */
  notifiedAt: string | null;
  /** What is read of this state counts only as long as nothing else was written. */
  version: number;
}

/** Of an enabled owner, with the zone of their hours, or else of their account. */
export async function calendarToRead(db: Db, id: string): Promise<CalendarRow | undefined> {
  return db
    .selectFrom('busyCalendars as c')
    .innerJoin('users as u', 'u.id', 'c.ownerId')
    .leftJoin('hours as h', 'h.professionalId', 'c.ownerId')
    .select(['c.id', 'c.ownerId', 'c.secret', 'c.countFree', 'c.etag', 'c.lastModified', 'c.wholeReadAt'])
    .select(['c.failingSince', 'c.failures', 'c.refusals', 'c.version', 'c.name', 'c.readAt', 'c.notifiedAt'])
    .select(sql<CalendarKind>`c.kind`.as('kind'))
    .select(sql<boolean>`u.role = 'PROFESSIONAL'`.as('isProfessional'))
    .select(sql<string>`coalesce(h.time_zone, u.time_zone)`.as('timeZone'))
    .where('c.id', '=', id)
    .where('u.disabledAt', 'is', null)
    .executeTakeFirst();
}

/** Those of both sides that end after an instant, also those called off: other calendars keep them for a while. */
export async function consultationsOf(db: Db, ownerId: string, after: string): Promise<string[]> {
  const side = (column: 'clientId' | 'professionalId') =>
    db.selectFrom('appointments').select('id').where(column, '=', ownerId).where('endsAt', '>', after);
  const rows = await side('clientId').unionAll(side('professionalId')).execute();
  return rows.map(({ id }) => id);
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
    .set({ wholeReadAt: null, version: sql`version + 1` })
    // What isn't tried anymore isn't tried for this either.
    .set({
      nextTryAt: sql<string | null>`case when next_try_at is null then null else ${now}::timestamptz end`,
    })
    .where('ownerId', '=', ownerId)
    .execute();
}

/** A disabled owner's are read by nobody; a reading under way no longer counts. */
export async function pauseReading(trx: Trx, ownerId: string): Promise<void> {
  await trx
    .updateTable('busyCalendars')
    .set({ nextTryAt: null, version: sql`version + 1` })
    .where('ownerId', '=', ownerId)
    .execute();
}

export async function resumeReading(trx: Trx, ownerId: string, now: string): Promise<void> {
  await trx.updateTable('busyCalendars').set({ nextTryAt: now }).where('ownerId', '=', ownerId).execute();
}

/** What is about to be agreed: an open negotiation, a consultation or a series of them of somebody, or a service that books instantly. */
export type Agreeing =
  | { negotiation: string }
  | { appointment: string }
  | { service: string }
  | { series: string };

/** Who agrees; an admin may for both sides. */
interface Agreed {
  userId: string;
  isAdmin: boolean;
}

/** The calendars of its professional that were last tried before an instant, and whose servers may be asked. */
export async function staleCalendars(
  db: Db,
  agreeing: Agreeing,
  { now, before, ...agreed }: Agreed & { now: string; before: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from busy_calendars c
    where c.owner_id in (${professionalOf(agreeing, agreed)})
      and (c.tried_at is null or c.tried_at < ${before}) and c.next_try_at is not null
      and (c.wait_until is null or c.wait_until <= ${now})`.execute(db);
  return rows.map(({ id }) => id);
}

function professionalOf(agreeing: Agreeing, { userId, isAdmin }: Agreed) {
  if ('service' in agreeing)
    return sql`select professional_id from services where id = ${agreeing.service} and instant_booking`;
  if ('series' in agreeing)
    return sql`select j.professional_id from appointment_series s join jobs j on j.id = s.job_id
      where s.id = ${agreeing.series} and ${userId} in (j.client_id, j.professional_id) and s.state = 'OPEN'`;
  const [table, id] =
    'negotiation' in agreeing
      ? ['negotiations', agreeing.negotiation]
      : ['appointments', agreeing.appointment];
  return sql`select professional_id from ${sql.table(table)} where id = ${id}
    and (${isAdmin} or ${userId} in (client_id, professional_id))
    and status = any(${OPEN_NEGOTIATION_STATUSES})`;
}

export interface ReadState {
  secret: string;
  etag: string | null;
  lastModified: string | null;
  readAt: string;
  wholeReadAt: string | null;
  unreadEvents?: number;
  nextTryAt: string;
}

/** False if it was removed, or anything else written, while it was being read. */
export async function recordRead(
  trx: Trx,
  { id, version }: Pick<CalendarRow, 'id' | 'version'>,
  { readAt, ...state }: ReadState,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('busyCalendars')
    .set({ ...state, readAt, triedAt: readAt, waitUntil: null, version: version + 1 })
    .set({ problem: null, failingSince: null, failures: 0, refusals: 0, notifiedAt: null })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False as above. */
export async function recordFailure(
  trx: Trx,
  { id, version }: Pick<CalendarRow, 'id' | 'version'>,
  failure: Failure,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('busyCalendars')
    .set({ ...failure, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Failure {
  notifiedAt: string | null;
  problem: CalendarProblem;
  triedAt: string;
  failingSince: string;
  failures: number;
  refusals: number;
  waitUntil: string | null;
  /** Null: not before its owner asks. */
  nextTryAt: string | null;
}

/** How many busy times an owner's other calendars have. */
export async function countOtherBusyTimes(
  trx: Trx,
  { id, ownerId }: Pick<CalendarRow, 'id' | 'ownerId'>,
): Promise<number> {
  const { count } = await trx
    .selectFrom('busyTimes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('calendarId', '!=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
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
