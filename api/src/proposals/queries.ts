import type { Db, Trx } from '../platform/database/db.ts';

/** The posting a proposal answers, locked until the proposal stands: closing it must not run past. */
export async function lockPosting(trx: Trx, id: string) {
  return trx
    .selectFrom('jobPostings')
    .innerJoin('users', 'users.id', 'jobPostings.clientId')
    .select(['jobPostings.id', 'clientId', 'title'])
    .select((column) => column('status', '=', 'OPEN').as('isOpen'))
    .where('jobPostings.id', '=', id)
    .where('users.disabledAt', 'is', null)
    .forNoKeyUpdate('jobPostings')
    .executeTakeFirst();
}

export async function isInitialised(trx: Trx, professionalId: string): Promise<boolean> {
  const profile = await trx
    .selectFrom('profiles')
    .select('initialised')
    .where('userId', '=', professionalId)
    .executeTakeFirst();
  return profile?.initialised ?? false;
}

/** Whether the professional's own service is on offer; undefined when they have none such. */
export async function ownServiceActive(
  trx: Trx,
  id: string,
  professionalId: string,
): Promise<boolean | undefined> {
  const service = await trx
    .selectFrom('services')
    .select('active')
    .where('id', '=', id)
    .where('professionalId', '=', professionalId)
    .where('removedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return service?.active;
}

export async function ownsPosting(db: Db, id: string, clientId: string): Promise<boolean> {
  const posting = await db
    .selectFrom('jobPostings')
    .select('id')
    .where('id', '=', id)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return posting !== undefined;
}
