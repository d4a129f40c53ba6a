import type { Db, Trx } from '../platform/database/db.ts';

/** The service a client asks for, locked until the invite stands: ending it must not run past. */
export async function lockService(trx: Trx, id: string) {
  return trx
    .selectFrom('services')
    .innerJoin('users', 'users.id', 'services.professionalId')
    .select(['services.professionalId', 'services.title', 'services.active'])
    .where('services.id', '=', id)
    .where('services.removedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .forShare('services')
    .executeTakeFirst();
}

/** One of the client's postings, locked until the invite stands. */
export async function lockOwnPosting(trx: Trx, id: string, clientId: string) {
  return trx
    .selectFrom('jobPostings')
    .select(['title', 'status'])
    .where('id', '=', id)
    .where('clientId', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirst();
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
