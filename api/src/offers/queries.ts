import type { Offer } from '@parley/contract/offers/schemas.ts';
import { MAX_PAGE_SIZE } from '@parley/contract/limits.ts';
import type { Side } from '@parley/contract/sides.ts';
import { sql, type Insertable } from 'kysely';
import { payableUntil } from '../payments/checkout/card.ts';
import type { Offers } from '../platform/database/tables.gen.ts';
import type { Db, Trx } from '../platform/database/db.ts';

/** The latest versions of a job's terms, the latest first, and all that can still be paid or answered. */
export async function offersOf(db: Db, jobId: string): Promise<Offer[]> {
  const latest = sql<number>`(select max(version) from offers where job_id = ${jobId}) - ${sql.lit(MAX_PAGE_SIZE)}`;
  return offers(db)
    .where('o.jobId', '=', jobId)
    .where((is) =>
      is.or([
        is('o.version', '>', latest),
        is('o.state', 'in', ['STANDING', 'ASKED', 'TAKEN']),
        is(payableUntil, 'is not', null),
      ]),
    )
    .orderBy('o.version', 'desc')
    .execute();
}

export async function offerById(db: Db, id: string): Promise<Offer | undefined> {
  return offers(db).where('o.id', '=', id).executeTakeFirst();
}

const offers = (db: Db) =>
  db
    .selectFrom('offers as o')
    .select(['o.id', 'o.version', 'o.by', 'o.amountCents', 'o.estimatedDays', 'o.scope'])
    .select(['o.hours', 'o.rateCents', 'o.milestones', 'o.feeBasisPoints', 'o.feeMinimumCents'])
    .select(['o.createdAt as at', 'o.state', payableUntil.as('payableUntil')]);

/** How many versions a side has made or asked for since an instant. */
export async function countOffers(
  trx: Trx,
  { jobId, by, since }: { jobId: string; by: Side; since: string },
): Promise<number> {
  const { count } = await trx
    .selectFrom('offers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('jobId', '=', jobId)
    .where('by', '=', by)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The job must be locked: versions are counted. */
export async function insertOffer(trx: Trx, offer: Omit<Insertable<Offers>, 'version'>): Promise<void> {
  const version = sql<number>`(select coalesce(max(version), 0) + 1 from offers where job_id = ${offer.jobId})`;
  await trx
    .insertInto('offers')
    .values({ ...offer, version })
    .execute();
}

/** What stood or was asked for is replaced by a later version. */
export async function replaceOffers(
  trx: Trx,
  jobId: string,
  states: readonly ('STANDING' | 'ASKED')[],
  now: string,
): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ state: 'REPLACED', replacedAt: now })
    .where('jobId', '=', jobId)
    .where('state', 'in', states)
    .execute();
}

export async function offerInJob(trx: Trx, jobId: string, id: string) {
  return trx
    .selectFrom('offers')
    .select(['state', 'amountCents', 'estimatedDays', 'scope', 'hours', 'rateCents', 'milestones'])
    .where('id', '=', id)
    .where('jobId', '=', jobId)
    .executeTakeFirst();
}

export async function setDeclined(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('offers').set({ state: 'DECLINED' }).where('id', '=', id).execute();
}

/** The offer that a job was hired on: its milestones, if it was cut into some, and its fee. */
export function takenOffer(trx: Trx, jobId: string) {
  return trx
    .selectFrom('offers')
    .select(['milestones', 'feeBasisPoints', 'feeMinimumCents'])
    .where('jobId', '=', jobId)
    .where('state', '=', 'TAKEN')
    .executeTakeFirst();
}

/** The offer that a job's payment is for was taken. */
export async function setTaken(trx: Trx, jobId: string): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ state: 'TAKEN' })
    .from('payments')
    .whereRef('payments.offerId', '=', 'offers.id')
    .where('payments.jobId', '=', jobId)
    .execute();
}
