import type { Settlement } from '@parley/contract/payments/states.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

/** The tip of a job that is not paid yet; of whoever asks, if they are its client. */
export function unpaidTip(db: Db, jobId: string, clientId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'amountCents'])
    .where('jobId', '=', jobId)
    .where('clientId', '=', clientId)
    .where('tipId', 'is not', null)
    .where('paidAt', 'is', null)
    .executeTakeFirst();
}

/** What decides whether a job can be tipped, and how much; the job's lock keeps it. */
export function tippableJob(trx: Trx, jobId: string) {
  return trx
    .selectFrom('jobs as j')
    .innerJoin('users as u', 'u.id', 'j.professionalId')
    .select(['j.status', 'j.completedAt', 'j.clientId', 'j.professionalId'])
    .select((column) => [
      column.fn.coalesce('j.amountCents', sql.lit(0)).as('workCents'),
      sql<number>`(select coalesce(sum(p.amount_cents - p.refunded_cents), 0)::integer from payments p
        where p.job_id = j.id and p.tip_id is not null and p.paid_at is not null)`.as('tippedCents'),
      sql<boolean>`u.disabled_at is null and u.closed_at is null`.as('isThere'),
      sql<Settlement>`coalesce((select p.settlement from payments p
        where p.job_id = j.id and p.appointment_id is null and p.tip_id is null), 'NONE')`.as('settlement'),
      sql<boolean>`exists (select from payments p join chargebacks k on k.payment_id = p.id
        where p.job_id = j.id and k.is_own and k.status = 'OPEN')`.as('isChargedBack'),
    ])
    .where('j.id', '=', jobId)
    .executeTakeFirst();
}
