import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';

interface Booking {
  appointmentId: string;
  professionalId: string;
  startsAt: string;
  endsAt: string;
  bookedAt: string;
}

/** Upserts; the constraint `bookings_no_overlap` refuses a taken time. */
export async function upsertBooking(trx: Trx, { startsAt, endsAt, ...booking }: Booking): Promise<void> {
  const during = sql<string>`tstzrange(${startsAt}, ${endsAt})`;
  await trx
    .insertInto('bookings')
    .values({ ...booking, during })
    .onConflict((conflict) =>
      conflict.column('appointmentId').doUpdateSet({ during, bookedAt: booking.bookedAt }),
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
