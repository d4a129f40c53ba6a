import type { Db } from '../../platform/database/db.ts';
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
