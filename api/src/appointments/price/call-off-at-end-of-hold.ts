import { isOff } from '@parley/contract/appointments/states.ts';
import { isPast } from '@parley/contract/moves.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockBoth } from '../locked.ts';
import { moveAppointment } from '../move-appointment.ts';

/** The price of a consultation that is still to come can be held no longer: it's called off; whether it was. */
export async function callOffAtEndOfHold(platform: Platform, trx: Trx, id: string): Promise<boolean> {
  const locked = await lockBoth(trx, id);
  const { status, startsAt, startedAt } = locked.row;
  if (isOff(status) || startedAt !== null || isPast(startsAt, platform.clock.instant())) return false;
  await moveAppointment(platform, trx, locked, { action: 'cancel', by: 'clock' });
  return true;
}
