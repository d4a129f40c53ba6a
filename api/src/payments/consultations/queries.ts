import { hasBegun } from '@parley/contract/appointments/rules.ts';
import { wasHeld } from '@parley/contract/appointments/states.ts';
import { sql } from 'kysely';
import { attendanceUntil } from '../../appointments/attendance/attendance-until.ts';
import type { Db, Trx } from '../../platform/database/db.ts';

/** The consultation of a job that waits for its payment. */
export async function unpaidConsultation(db: Db, jobId: string): Promise<string | null> {
  const row = await db
    .selectFrom('appointments')
    .select('id')
    .where('jobId', '=', jobId)
    .where('payBy', 'is not', null)
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** By when it has to be paid; null if it doesn't wait for a payment. The payment's lock keeps it. */
export async function payByOf(trx: Trx, appointmentId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('appointments')
    .select('payBy')
    .where('id', '=', appointmentId)
    .executeTakeFirst();
  return row?.payBy ?? null;
}

/**
 * In cents: what was paid, and not given back, for the held consultations of a job that come off the price of the work. Two who have talked long enough can
 * hire before the attendance is decided: for them it counts as held already, as it can't be decided otherwise, nor called off, any more.
 */
export async function creditOf(trx: Trx, jobId: string, now: string): Promise<number> {
  const paid = await trx
    .selectFrom('payments as p')
    .innerJoin('appointments as a', 'a.id', 'p.appointmentId')
    .select(['a.id', 'a.clientId', 'a.professionalId', 'a.startsAt', 'a.startedAt', 'a.attendance'])
    .select(sql<number>`p.amount_cents - p.refunded_cents`.as('cents'))
    .where('p.jobId', '=', jobId)
    .where('p.status', '=', 'PAID')
    .where('a.creditConsultation', '=', true)
    // Neither: it was called off.
    .where((is) => is.or([is('a.attendance', 'is not', null), is('a.attendAt', 'is not', null)]))
    .execute();
  let cents = 0;
  for (const each of paid) {
    if (each.attendance === null && !hasBegun(each, now)) continue;
    const attendance = each.attendance ?? (await attendanceUntil(trx, each, now));
    if (wasHeld(attendance)) cents += each.cents;
  }
  return cents;
}

/** Consultations that should have been paid by now, the longest due first. */
export function dueToBePaid(db: Db, now: string, limit: number) {
  return db
    .selectFrom('appointments')
    .select(['id', 'jobId', 'startsAt'])
    .where('payBy', '<=', now)
    .orderBy('payBy')
    .limit(limit)
    .execute();
}

/** Consultations whose money moves now, the longest due first. */
export function dueToBeSettled(db: Db, now: string, limit: number) {
  return db
    .selectFrom('appointments')
    .select(['id as appointmentId', 'jobId'])
    .where('settleAt', '<=', now)
    .orderBy('settleAt')
    .limit(limit)
    .execute();
}

/** The job of a consultation that this professional holds. */
export async function jobOfConsultation(
  db: Db,
  appointmentId: string,
  professionalId?: string,
): Promise<string | undefined> {
  let query = db.selectFrom('appointments').select('jobId').where('id', '=', appointmentId);
  if (professionalId !== undefined) query = query.where('professionalId', '=', professionalId);
  return (await query.executeTakeFirst())?.jobId;
}
