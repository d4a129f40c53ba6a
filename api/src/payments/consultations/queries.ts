import { sql } from 'kysely';
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

/** In cents: what was paid, and not given back, for the held consultations of a job that come off the price of the work. */
export async function creditOf(trx: Trx, jobId: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('payments as p')
    .innerJoin('appointments as a', 'a.id', 'p.appointmentId')
    .select(sql<number>`coalesce(sum(p.amount_cents - p.refunded_cents), 0)::integer`.as('cents'))
    .where('p.jobId', '=', jobId)
    .where('p.status', '=', 'PAID')
    .where('a.attendance', '=', 'HELD')
    .where('a.creditConsultation', '=', true)
    .executeTakeFirstOrThrow();
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
