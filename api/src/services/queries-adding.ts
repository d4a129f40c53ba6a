import type { Db, Trx } from '../platform/database/db.ts';

interface ListingConditions {
  initialised: boolean;
  payoutsEnabled: boolean;
}

/** Undefined without a profile. */
export async function findAddingConditions(
  db: Db,
  professionalId: string,
): Promise<ListingConditions | undefined> {
  return conditions(db, professionalId).executeTakeFirst();
}

/** Same, `for update`, so that adding services is serialized. */
export async function lockAddingConditions(
  trx: Trx,
  professionalId: string,
): Promise<ListingConditions | undefined> {
  return conditions(trx, professionalId).forNoKeyUpdate().executeTakeFirst();
}

const conditions = (db: Db, professionalId: string) =>
  db.selectFrom('profiles').select(['initialised', 'payoutsEnabled']).where('userId', '=', professionalId);

/** How many of them are active, and how many there are with the paused ones. */
export async function countServices(
  db: Db,
  professionalId: string,
): Promise<{ activeServices: number; allServices: number }> {
  return db
    .selectFrom('services')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('active', '=', true).as('activeServices'),
      fn.countAll<number>().as('allServices'),
    ])
    .where('professionalId', '=', professionalId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
}
