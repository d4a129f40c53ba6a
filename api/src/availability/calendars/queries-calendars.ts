import type {
  BusyCalendar,
  CalendarKind,
  CalendarProblem,
  OwnBusyTime,
} from '@parley/contract/availability/busy-calendars.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { isoText } from '../../platform/database/iso-text.ts';

/** A person's connected calendars, the oldest first; with their busy times in the coming days. */
export async function calendarsOf(db: Db, ownerId: string, week: Week): Promise<BusyCalendar[]> {
  return shownCalendars(db, week)
    .where('c.ownerId', '=', ownerId)
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .execute();
}

export async function calendarOf(
  db: Db,
  { id, ownerId }: { id: string; ownerId: string },
  week: Week,
): Promise<BusyCalendar | undefined> {
  return shownCalendars(db, week).where('c.id', '=', id).where('c.ownerId', '=', ownerId).executeTakeFirst();
}

/** How soon after the last time a calendar can be read again at its owner's wish. */
const CHECK_EVERY_SECONDS = 10;

interface Week {
  from: string;
  to: string;
}

function shownCalendars(db: Db, { from, to }: Week) {
  return db
    .selectFrom('busyCalendars as c')
    .select(['c.id', 'c.name', 'c.host', 'c.countFree', 'c.readAt', 'c.failingSince', 'c.unreadEvents'])
    .select([
      sql<CalendarKind>`c.kind`.as('kind'),
      sql<CalendarProblem | null>`c.problem`.as('problem'),
      sql<boolean>`c.next_try_at is null`.as('isStopped'),
    ])
    .select(
      sql<
        string | null
      >`greatest(c.tried_at + make_interval(secs => ${CHECK_EVERY_SECONDS}), c.wait_until)`.as(
        'checkableFrom',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from busy_times t
        where t.calendar_id = c.id and t.during && tstzrange(${from}, ${to}))`.as('busyThisWeek'),
    );
}

/**
 * Locks the owner, so that two connections at once are counted one after the other; null if their account was disabled
 * or closed a moment ago.
 */
export async function countCalendars(trx: Trx, ownerId: string): Promise<number | null> {
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .where('disabledAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!owner) return null;
  const { count } = await trx
    .selectFrom('busyCalendars')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewCalendar {
  id: string;
  ownerId: string;
  kind: CalendarKind;
  name: string;
  host: string;
  secret: string;
  createdAt: string;
}

export async function insertCalendars(trx: Trx, calendars: readonly NewCalendar[]): Promise<void> {
  await trx
    .insertInto('busyCalendars')
    .values(calendars.map((calendar) => ({ ...calendar, nextTryAt: calendar.createdAt })))
    .execute();
}

/** A person's calendars of accounts, locked in one order. */
export function lockAccountCalendars(trx: Trx, ownerId: string) {
  return trx
    .selectFrom('busyCalendars')
    .select(['id', 'host', 'secret'])
    .where('ownerId', '=', ownerId)
    .where('kind', '=', 'CALDAV')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A reading under way is dropped; the next one begins to count refusals anew. */
export async function updateSecret(trx: Trx, id: string, secret: string, now: string): Promise<void> {
  await trx
    .updateTable('busyCalendars')
    .set({ secret, refusals: 0, nextTryAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** What it counted as busy until now stays until it is read again, as a whole. */
export async function updateCountFree(
  trx: Trx,
  { id, ownerId }: { id: string; ownerId: string },
  countFree: boolean,
): Promise<void> {
  await trx
    .updateTable('busyCalendars')
    .set({ countFree, wholeReadAt: null, version: sql`version + 1` })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .execute();
}

/** False if there is none. Its busy times go with it. */
export async function deleteCalendar(trx: Trx, id: string, ownerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('busyCalendars')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteCalendars(trx: Trx, ownerId: string): Promise<void> {
  await trx.deleteFrom('busyCalendars').where('ownerId', '=', ownerId).execute();
}

/** A client's booked consultations, and what their connected calendars say, in a window. */
export async function busyTimesOfClient(
  db: Db,
  clientId: string,
  { from, to }: Week,
  except: string | null = null,
): Promise<OwnBusyTime[]> {
  const window = sql`tstzrange(${from}, ${to})`;
  const { rows } = await sql<OwnBusyTime>`
    select ${isoText(sql`lower(own.during)`)} as "from", ${isoText(sql`upper(own.during)`)} as "to", own.kind
    from (select b.during, 'consultation' as kind from appointments a
        join bookings b on b.appointment_id = a.id
        where a.client_id = ${clientId} and a.ends_at > ${from} and b.during && ${window}
          and a.id is distinct from ${except}::uuid
      union all
      select t.during, 'calendar' from busy_times t where t.owner_id = ${clientId} and t.during && ${window}) own
    order by own.during`.execute(db);
  return rows;
}
