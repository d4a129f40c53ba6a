import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { SeriesCallOffRow } from '../../platform/database/json-columns.ts';
import type { Appointments, AppointmentSeries } from '../../platform/database/tables.gen.ts';

const series = (db: Db) =>
  db
    .selectFrom('appointmentSeries')
    .select(['id', 'by', 'createdAt as at', 'state', 'rhythm', 'minutes', 'timeZone', 'dates', 'message'])
    .select(['expiresAt', 'answeredAt', 'answer', 'calledOff'])
    .select(['askedByAdmin as byAdmin', 'answeredByAdmin']);

/** All series of a job, the latest first. */
export async function seriesOfJob(db: Db, jobId: string): Promise<Series[]> {
  return series(db).where('jobId', '=', jobId).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
}

export async function seriesById(db: Db, id: string): Promise<Series | undefined> {
  return series(db).where('id', '=', id).executeTakeFirst();
}

/** `for update`: the sweep may be about to expire it. */
export async function lockSeries(trx: Trx, jobId: string, id: string): Promise<Series | undefined> {
  return series(trx).where('id', '=', id).where('jobId', '=', jobId).forUpdate().executeTakeFirst();
}

export async function insertSeries(trx: Trx, row: Insertable<AppointmentSeries>): Promise<void> {
  await trx.insertInto('appointmentSeries').values(row).execute();
}

export async function updateSeries(
  trx: Trx,
  id: string,
  change: Updateable<AppointmentSeries>,
): Promise<void> {
  await trx.updateTable('appointmentSeries').set(change).where('id', '=', id).execute();
}

/** Notes that several of it were called off at once. */
export async function addCallOff(trx: Trx, id: string, callOff: SeriesCallOffRow): Promise<void> {
  await trx
    .updateTable('appointmentSeries')
    .set({ calledOff: sql`called_off || ${JSON.stringify([callOff])}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/** How many series of a job are open or have consultations to come, and how many a side has asked for at all. */
export async function countSeries(
  trx: Trx,
  { jobId, by, now }: { jobId: string; by: Side; now: string },
): Promise<{ live: number; asked: number }> {
  const hasMore = sql<boolean>`exists (select from appointments a where a.series_id = s.id and a.starts_at > ${now}
    and a.status in ('ACCEPTED', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED'))`;
  return trx
    .selectFrom('appointmentSeries as s')
    .select(sql<number>`(count(*) filter (where s.state = 'OPEN' or ${hasMore}))::integer`.as('live'))
    .select(sql<number>`(count(*) filter (where s.by = ${by}))::integer`.as('asked'))
    .where('s.jobId', '=', jobId)
    .executeTakeFirstOrThrow();
}

export async function insertAppointments(trx: Trx, rows: Insertable<Appointments>[]): Promise<void> {
  await trx.insertInto('appointments').values(rows).execute();
}

/** Those of a series that can still be called off, the next first. */
export async function comingOf(trx: Trx, seriesId: string, now: string) {
  return trx
    .selectFrom('appointments')
    .select(['id', 'startsAt'])
    .where('seriesId', '=', seriesId)
    .where('status', 'in', ['ACCEPTED', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED'])
    .where('startsAt', '>', now)
    .where('startedAt', 'is', null)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
}

export async function voidOpenSeries(trx: Trx, jobId: string, now: string): Promise<void> {
  await trx
    .updateTable('appointmentSeries')
    .set({ state: 'VOID', answeredAt: now })
    .where('jobId', '=', jobId)
    .where('state', '=', 'OPEN')
    .execute();
}

/** Unanswered ones, locked with their jobs' facts; those that somebody else has locked are left to the next sweep. */
export async function lockExpired(trx: Trx, now: string, limit: number) {
  return trx
    .selectFrom('appointmentSeries as s')
    .innerJoin('jobs as j', 'j.id', 's.jobId')
    .select(['s.id', 's.by', 's.rhythm', 's.dates', 's.expiresAt', 's.message', 's.jobId'])
    .select(['j.clientId', 'j.professionalId', 'j.title'])
    .where('s.state', '=', 'OPEN')
    .where('s.expiresAt', '<=', now)
    .orderBy('s.expiresAt')
    .orderBy('s.id')
    .limit(limit)
    .forUpdate('s')
    .skipLocked()
    .execute();
}
