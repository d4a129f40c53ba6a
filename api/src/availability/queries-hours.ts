import type { OpenHours } from '@parley/contract/availability/intervals.ts';
import type { WorkingRules } from '@parley/contract/availability/working-rules.ts';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';

/** Locks the hours as `lockHours` does, but only of those who have some; false for others, whose account may be closed. */
export async function lockHoursIfAny(trx: Trx, professionalId: string): Promise<boolean> {
  const query = trx.selectFrom('hours').select('timeZone').where('professionalId', '=', professionalId);
  return (await query.forUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Locks the hours, so that changes to what is bookable are serialized. Creates them in the account's zone if missing.
 */
export async function lockHours(trx: Trx, professionalId: string): Promise<void> {
  await trx
    .insertInto('hours')
    .columns(['professionalId', 'timeZone'])
    .expression(trx.selectFrom('users').select(['id', 'timeZone']).where('id', '=', professionalId))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('hours')
    .select('timeZone')
    .where('professionalId', '=', professionalId)
    .forUpdate()
    .execute();
}

export async function updateHours(
  trx: Trx,
  professionalId: string,
  hours: Partial<WorkingRules> & { timeZone: string; minimumNoticeMinutes: number },
): Promise<void> {
  await trx.updateTable('hours').set(hours).where('professionalId', '=', professionalId).execute();
}

/** The weekly hours count as changed now, for times offered before. */
export async function markHours(trx: Trx, professionalId: string, setAt: string): Promise<void> {
  await trx.updateTable('hours').set({ setAt }).where('professionalId', '=', professionalId).execute();
}

type Rule = OpenHours & { weekday: number };

export async function replaceRules(trx: Trx, professionalId: string, rules: readonly Rule[]): Promise<void> {
  await trx
    .deleteFrom('hourRules')
    .where('professionalId', '=', professionalId)
    .where('setId', 'is', null)
    .execute();
  for (const rule of rules) await insertRule(trx, professionalId, rule);
}

export async function insertRule(
  trx: Trx,
  professionalId: string,
  { weekday, from, to }: Rule,
): Promise<void> {
  await trx
    .insertInto('hourRules')
    .values({ professionalId, weekday, fromMinute: from, toMinute: to })
    .execute();
}

export async function replaceDate(
  trx: Trx,
  professionalId: string,
  { date, slots, setAt }: { date: string; slots: OpenHours[]; setAt: string },
): Promise<void> {
  await trx
    .insertInto('hourDates')
    .values({ professionalId, date, slots: JSON.stringify(slots), setAt })
    .onConflict((conflict) =>
      conflict.columns(['professionalId', 'date']).doUpdateSet({ slots: JSON.stringify(slots), setAt }),
    )
    .execute();
}

/** A date that has hours of its own, or none, keeps them. */
export async function insertClosedDates(
  trx: Trx,
  professionalId: string,
  dates: readonly string[],
  setAt: string,
): Promise<void> {
  await trx
    .insertInto('hourDates')
    .columns(['professionalId', 'date', 'slots', 'setAt'])
    .expression(
      trx
        .selectFrom(sql<{ date: string }>`unnest(${dates}::date[])`.as<'wanted'>(sql`wanted(date)`))
        .select([
          sql<string>`${professionalId}::uuid`.as('professionalId'),
          'wanted.date',
          sql<string>`'[]'::jsonb`.as('slots'),
          sql<string>`${setAt}::timestamptz`.as('setAt'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Dates with hours of their own stay. */
export async function deleteClosedDates(
  trx: Trx,
  professionalId: string,
  dates: readonly string[],
): Promise<void> {
  await sql`delete from hour_dates where professional_id = ${professionalId}
    and date = any(${dates}::date[]) and slots = '[]'`.execute(trx);
}

/** What it was; undefined without such a date. Compared as text: the year may be one that PostgreSQL does not accept. */
export function deleteDate(
  trx: Trx,
  professionalId: string,
  date: string,
): Promise<{ slots: OpenHours[] } | undefined> {
  return trx
    .deleteFrom('hourDates')
    .where('professionalId', '=', professionalId)
    .where(sql<boolean>`date::text = ${date}`)
    .returning(sql<OpenHours[]>`slots`.as('slots'))
    .executeTakeFirst();
}

/** Deletes a user's hours; bookings stay. */
export async function deleteHours(trx: Trx, professionalId: string): Promise<void> {
  for (const table of ['hourRules', 'hourDates', 'freeTimes', 'hourSets', 'hours'] as const)
    await trx.deleteFrom(table).where('professionalId', '=', professionalId).execute();
}
