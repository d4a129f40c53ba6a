import type { Db, Trx } from '../platform/database/db.ts';

/** The requested service, `for share`, so that it cannot be removed before the invite commits. */
export async function lockService(trx: Trx, id: string) {
  return trx
    .selectFrom('services')
    .innerJoin('users', 'users.id', 'services.professionalId')
    .select(['services.professionalId', 'services.title', 'services.active', 'services.instantBooking'])
    .select(['services.consultationPriceCents', 'services.cancellationHours', 'services.creditConsultation'])
    .select('services.consultationMinutes')
    .where('services.id', '=', id)
    .where('services.removedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .forShare('services')
    .executeTakeFirst();
}

export async function findOffer(db: Db, serviceId: string) {
  return db
    .selectFrom('services')
    .select(['professionalId', 'consultationPriceCents'])
    .where('id', '=', serviceId)
    .where('active', '=', true)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}

/** `for no key update`, so that it cannot be closed before the invite commits. */
export async function lockOwnPosting(trx: Trx, id: string, clientId: string) {
  return trx
    .selectFrom('jobPostings')
    .select(['title', 'status'])
    .where('id', '=', id)
    .where('clientId', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
