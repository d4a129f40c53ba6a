import type { Db, Trx } from '../platform/database/db.ts';

interface ListingConditions {
  initialised: boolean;
  payoutsEnabled: boolean;
}

/** What the profile says about listing services; null without a profile. */
export async function findAddingConditions(
  db: Db,
  professionalId: string,
): Promise<ListingConditions | undefined> {
  return conditions(db, professionalId).executeTakeFirst();
}

/** The same, held until the end of the transaction, so that services are added one after the other. */
export async function lockAddingConditions(
  trx: Trx,
  professionalId: string,
): Promise<ListingConditions | undefined> {
  return conditions(trx, professionalId).forNoKeyUpdate().executeTakeFirst();
}

const conditions = (db: Db, professionalId: string) =>
  db.selectFrom('profiles').select(['initialised', 'payoutsEnabled']).where('userId', '=', professionalId);

export async function countActive(db: Db, professionalId: string): Promise<number> {
  const { count } = await db
    .selectFrom('services')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('professionalId', '=', professionalId)
    .where('active', '=', true)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
