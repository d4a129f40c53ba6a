import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { refusing } from '../../platform/http/refuse.ts';
import { bookedProfessional, deleteBooking, upsertBooking } from './queries-bookings.ts';
import { lockHours } from '../queries-hours.ts';
import { refreshFreeTimes } from '../slots/refresh-free-times.ts';

interface Booking {
  appointmentId: string;
  professionalId: string;
  startsAt: string;
  endsAt: string;
}

/** Books a time, or moves the appointment's booking; refuses `slot_taken`. */
export async function bookTime(platform: Platform, trx: Trx, booking: Booking): Promise<void> {
  // The exclusion constraint alone would do, but concurrent inserts waiting on it end as deadlocks.
  await lockHours(trx, booking.professionalId);
  await refusing(
    { bookings_no_overlap: 'slot_taken' },
    upsertBooking(trx, { ...booking, bookedAt: platform.clock.instant() }),
  );
  await refreshFreeTimes(platform, trx, [booking.professionalId]);
}

/** Idempotent. */
export async function releaseTime(platform: Platform, trx: Trx, appointmentId: string): Promise<void> {
  const professionalId = await bookedProfessional(trx, appointmentId);
  if (professionalId === undefined) return;
  await lockHours(trx, professionalId);
  await deleteBooking(trx, appointmentId);
  await refreshFreeTimes(platform, trx, [professionalId]);
}
