import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { consultationReminder } from '../deadlines.ts';
import { eventOf, lockBoth } from '../locked.ts';
import { updateAppointment } from '../queries.ts';

/** A priced consultation was paid and takes place; false if it no longer waits for its payment. */
export async function confirmPaid(platform: Platform, trx: Trx, id: string): Promise<boolean> {
  const locked = await lockBoth(trx, id);
  const { payBy, priceCents, startsAt } = locked.row;
  if (payBy === null) return false;
  const remindAt = consultationReminder(platform.clock.instant(), startsAt);
  await updateAppointment(trx, id, { payBy: null, remindAt });
  await platform.events.emit(platform, trx, 'appointment.paid', { ...eventOf(locked), priceCents });
  return true;
}
