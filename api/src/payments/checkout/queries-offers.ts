import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { blockExists } from '../../platform/database/is-blocked.ts';
import { payableUntil } from './card.ts';

/** The named offer of a job, or the standing one. */
export async function offerToPay(db: Db, jobId: string, offerId?: string) {
  const offers = db
    .selectFrom('offers as o')
    .select([
      'o.id',
      'o.amountCents',
      'o.estimatedDays',
      'o.milestones',
      'o.state',
      payableUntil.as('payableUntil'),
    ])
    .where('o.jobId', '=', jobId);
  const wanted =
    offerId === undefined ? offers.where('o.state', '=', 'STANDING') : offers.where('o.id', '=', offerId);
  return wanted.executeTakeFirst();
}

export async function isClientOf(db: Db, jobId: string, clientId: string): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return job !== undefined;
}

/** The jobs of two people, one of whom has blocked the other, in which nobody is hired and a page is open to pay. */
export async function jobsToPayBetween(db: Db, one: string, other: string): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs as j')
    .innerJoin('payments as p', 'p.jobId', 'j.id')
    .innerJoin('checkouts as k', 'k.paymentId', 'p.id')
    .select('j.id')
    .where((where) =>
      where.or([
        where.and({ 'j.clientId': one, 'j.professionalId': other }),
        where.and({ 'j.clientId': other, 'j.professionalId': one }),
      ]),
    )
    .where('j.status', '=', 'TALKING')
    .where('p.appointmentId', 'is', null)
    .where('p.tipId', 'is', null)
    .where('k.status', '=', 'OPEN')
    .where(blockExists(sql`j.client_id`, sql`j.professional_id`))
    .execute();
  return rows.map(({ id }) => id);
}
