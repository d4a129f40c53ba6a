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
