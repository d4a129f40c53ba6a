import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';

interface Booking {
  appointmentId: string;
  professionalId: string;
  startsAt: string;
  endsAt: string;
}

/** Upserts; the constraint `bookings_no_overlap` refuses a taken time. */
export async function upsertBookings(
  trx: Trx,
  bookings: readonly Booking[],
  bookedAt: string,
): Promise<void> {
  const rows = bookings.map(({ appointmentId, professionalId, startsAt, endsAt }) => ({
    appointmentId,
    professionalId,
    bookedAt,
    during: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
  }));
  await trx
    .insertInto('bookings')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('appointmentId')
        .doUpdateSet((row) => ({ during: row.ref('excluded.during'), bookedAt })),
    )
    .execute();
}

export async function bookedProfessional(trx: Trx, appointmentId: string): Promise<string | undefined> {
  const booking = await trx
    .selectFrom('bookings')
    .select('professionalId')
    .where('appointmentId', '=', appointmentId)
    .executeTakeFirst();
  return booking?.professionalId;
}

export async function deleteBooking(trx: Trx, appointmentId: string): Promise<void> {
  await trx.deleteFrom('bookings').where('appointmentId', '=', appointmentId).execute();
}

/** The booking of a consultation with this professional, for its two sides and for admins. */
export async function ownBooking(
  db: Db,
  actor: Actor | null,
  { userId: professionalId, moving }: { userId: string; moving: string },
): Promise<{ startsAt: string } | undefined> {
  if (!actor) return undefined;
  const query = db
    .selectFrom('bookings as b')
    .innerJoin('appointments as a', 'a.id', 'b.appointmentId')
    .select('a.startsAt')
    .where('b.appointmentId', '=', moving)
    .where('b.professionalId', '=', professionalId);
  const isSide = query.where((where) =>
    where.or([where('a.clientId', '=', actor.id), where('a.professionalId', '=', actor.id)]),
  );
  return (actor.role === 'ADMIN' ? query : isSide).executeTakeFirst();
}
