import type { EndingHold } from '@parley/contract/payments/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { personJson } from '../../users/card.ts';
import type { PaidFor } from '../queries.ts';

/**
 * Payments that can be held no longer, the longest due first: of work that nobody disputes, and of consultations that
 * are still to come. What is disputed, or settled by who came, isn't the clock's.
 */
export async function endedHolds(db: Db, now: string, limit: number): Promise<PaidFor[]> {
  const { rows } = await sql<PaidFor>`
    select p.job_id, p.appointment_id from payments p
      join jobs j on j.id = p.job_id left join appointments a on a.id = p.appointment_id
    where p.settlement = 'HELD' and p.hold_until <= ${now} and p.frozen_at is null
      and case when a.id is null then j.status in ('ACTIVE', 'DELIVERED')
        else a.status <> 'CANCELLED' and a.starts_at > ${now} and a.started_at is null end
    order by p.hold_until, p.id limit ${limit}`.execute(db);
  return rows;
}

/** Payments whose sides are warned now. */
export function dueWarnings(db: Db, now: string, limit: number): Promise<PaidFor[]> {
  return db
    .selectFrom('payments')
    .select(['jobId', 'appointmentId'])
    .where('settlement', '=', 'HELD')
    .where('holdWarnAt', '<=', now)
    .orderBy('holdWarnAt')
    .limit(limit)
    .execute();
}

/** Asked under the payment's lock. */
export async function isWarningDue(trx: Trx, paymentId: string, now: string): Promise<boolean> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('id', '=', paymentId)
    .where('settlement', '=', 'HELD')
    .where('holdWarnAt', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** The earliest end first. */
export function endingHolds(db: Db, before: string, limit: number): Promise<EndingHold[]> {
  return db
    .selectFrom('payments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .innerJoin('users as c', 'c.id', 'p.clientId')
    .innerJoin('users as u', 'u.id', 'p.professionalId')
    .select(['p.id', 'p.jobId', 'p.appointmentId', 'j.title', 'j.status as jobStatus', 'p.frozenAt'])
    .select((column) => column.ref('p.holdUntil').$notNull().as('holdUntil'))
    .select(sql<number>`p.amount_cents - p.refunded_cents`.as('heldCents'))
    .select([personJson('c').as('client'), personJson('u').as('professional')])
    .where('p.settlement', '=', 'HELD')
    .where('p.holdUntil', '<', before)
    .orderBy('p.holdUntil')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}
