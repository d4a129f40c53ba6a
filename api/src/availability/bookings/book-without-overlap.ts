import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { refusing } from '../../platform/http/refuse.ts';
import { bookedProfessional, deleteBooking, upsertBookings } from './queries-bookings.ts';
import { lockHours } from '../queries-hours.ts';
import { refreshFreeTimes } from '../slots/refresh-free-times.ts';

interface Booking {
  appointmentId: string;
  professionalId: string;
  startsAt: string;
  endsAt: string;
}

/** Books a time, or moves the appointment's booking; refuses `slot_taken`. */
export const bookTime = (platform: Platform, trx: Trx, booking: Booking): Promise<void> =>
  bookTimes(platform, trx, booking.professionalId, [booking]);

/** Books several times of one professional, or none. A double booking is refused here, and by the constraint in the database. */
export async function bookTimes(
  platform: Platform,
  trx: Trx,
  professionalId: string,
  bookings: readonly Booking[],
): Promise<void> {
  // The exclusion constraint alone would do, but concurrent inserts waiting on it end as deadlocks.
  await lockHours(trx, professionalId);
  await refusing(
    { bookings_no_overlap: 'slot_taken' },
    upsertBookings(trx, bookings, platform.clock.instant()),
  );
  await refreshFreeTimes(platform, trx, [professionalId]);
}

/** Idempotent. */
export async function releaseTime(platform: Platform, trx: Trx, appointmentId: string): Promise<void> {
  const professionalId = await bookedProfessional(trx, appointmentId);
  if (professionalId === undefined) return;
  await lockHours(trx, professionalId);
  await deleteBooking(trx, appointmentId);
  await refreshFreeTimes(platform, trx, [professionalId]);
}
