import type { Interval } from '@parley/contract/availability/intervals.ts';
import type { Hours } from '@parley/contract/availability/free-slots.ts';
import {
  NO_WORKING_RULES,
  type BusyTime,
  type WorkingRules,
} from '@parley/contract/availability/working-rules.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { isoText } from '../platform/database/iso-text.ts';

/** `bookedAt`: when this consultation was agreed; null: long ago, or no consultation. */
type OpeningsBusy = BusyTime & { bookedAt: string | null };

/** A professional's hours, and when they are busy in a window: their bookings, and the calendars they connected. */
export interface Openings extends Hours {
  professionalId: string;
  noticeMinutes: number;
  working: WorkingRules;
  /** Within the window and a week around it, which limits are about. */
  busy: OpeningsBusy[];
  /** When the weekly hours and each date last changed; null: long ago. */
  setAt: string | null;
  dates: (Hours['dates'][number] & { setAt: string | null })[];
}

export interface OpeningsOptions {
  /** The appointment being moved does not block itself. */
  except?: string | undefined;
  /** For its consultations, in its hours. */
  serviceId?: string | null | undefined;
}

/** A professional without hours has none, in the account's zone. */
export async function openingsOf(
  db: Db,
  ids: readonly string[],
  window: Interval,
  { except, serviceId }: OpeningsOptions = {},
): Promise<Openings[]> {
  return db
    .selectFrom('users as u')
    .leftJoin('hours as h', 'h.professionalId', 'u.id')
    .select([
      'u.id as professionalId',
      'h.setAt',
      rulesFor(serviceId).as('rules'),
      dates.as('dates'),
      working.as('working'),
      busyAround(window, except).as('busy'),
    ])
    .select(sql<string>`coalesce(h.time_zone, u.time_zone)`.as('timeZone'))
    .select(sql<number>`coalesce(h.minimum_notice_minutes, 120)`.as('noticeMinutes'))
    .where('u.id', 'in', ids)
    .where('u.role', '=', 'PROFESSIONAL')
    .where('u.disabledAt', 'is', null)
    .execute();
}

/** The usual weekly rules, or those of a service's set of hours. */
const rulesFor = (serviceId: string | null = null) => sql<Hours['rules']>`(
  select coalesce(json_agg(json_build_object('weekday', r.weekday, 'from', r.from_minute, 'to', r.to_minute)
    order by r.weekday, r.from_minute), '[]')
  from hour_rules r where r.professional_id = u.id and r.set_id is not distinct from (
    select asked.hour_set_id from services asked where asked.id = ${serviceId}::uuid and asked.professional_id = u.id))`;

const dates = sql<Openings['dates']>`(
  select coalesce(json_agg(json_build_object('date', d.date, 'slots', d.slots,
    'setAt', ${isoText(sql`d.set_at`)}) order by d.date), '[]')
  from hour_dates d where d.professional_id = u.id)`;

const given = (column: string, otherwise: number | null) =>
  sql`coalesce(${sql.ref(`h.${column}`)}, ${sql.lit(otherwise)})`;

const working = sql<WorkingRules>`json_build_object(
  'bufferBeforeMinutes', ${given('bufferBeforeMinutes', NO_WORKING_RULES.bufferBeforeMinutes)},
  'bufferAfterMinutes', ${given('bufferAfterMinutes', NO_WORKING_RULES.bufferAfterMinutes)},
  'maxPerDay', ${sql.ref('h.maxPerDay')}, 'maxPerWeek', ${sql.ref('h.maxPerWeek')},
  'bookingDays', ${given('bookingDays', NO_WORKING_RULES.bookingDays)},
  'startStepMinutes', ${given('startStepMinutes', NO_WORKING_RULES.startStepMinutes)})`;

/** A week reaches at most seven days beyond the window, a day more by the zone; a buffer two hours. */
const AROUND = sql`interval '8 days'`;

const busyAround = ({ from, to }: Interval, except: string | null = null) => sql<OpeningsBusy[]>`(
  select coalesce(json_agg(json_build_object('from', ${isoText(sql`lower(b.during)`)}, 'to', ${isoText(sql`upper(b.during)`)},
    'isConsultation', b.is_consultation, 'bookedAt', ${isoText(sql`b.booked_at`)}) order by b.during), '[]')
  from (select tstzrange(${from}::timestamptz - ${AROUND}, ${to}::timestamptz + ${AROUND}) as during offset 0) around
    cross join lateral (
      select during, true as is_consultation, booked_at from bookings
      where professional_id = u.id and during && around.during and appointment_id is distinct from ${except}::uuid
      union all
      select during, false, null from busy_times where owner_id = u.id and during && around.during) b)`;
