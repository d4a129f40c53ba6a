import type { Trx } from '../platform/database/db.ts';

/** `for no key update`, so that the posting cannot be closed before the proposal commits. */
export async function lockPosting(trx: Trx, id: string) {
  return trx
    .selectFrom('jobPostings')
    .innerJoin('users', 'users.id', 'jobPostings.clientId')
    .select(['jobPostings.id', 'clientId', 'title', 'status'])
    .where('jobPostings.id', '=', id)
    .where('users.disabledAt', 'is', null)
    .forNoKeyUpdate('jobPostings')
    .executeTakeFirst();
}

/** How far the profile of who proposes is. */
export function profileOf(trx: Trx, professionalId: string): Promise<{ initialised: boolean } | undefined> {
  return trx
    .selectFrom('profiles')
    .select('initialised')
    .where('userId', '=', professionalId)
    .executeTakeFirst();
}

/** The professional's own service, locked until the proposal stands. */
export function lockOwnService(
  trx: Trx,
  id: string,
  professionalId: string,
): Promise<{ active: boolean } | undefined> {
  return trx
    .selectFrom('services')
    .select('active')
    .where('id', '=', id)
    .where('professionalId', '=', professionalId)
    .where('removedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
}
