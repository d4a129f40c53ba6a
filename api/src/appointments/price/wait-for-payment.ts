import { earliest, hoursAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockBoth } from '../locked.ts';
import { updateAppointment } from '../queries.ts';

/** The bank is still working on the payment: the deadline moves, but not past the start. */
export async function waitForPayment({ clock }: Platform, trx: Trx, id: string): Promise<void> {
  const { row } = await lockBoth(trx, id);
  if (row.payBy !== null)
    await updateAppointment(trx, id, { payBy: earliest(hoursAfter(clock.instant(), 1), row.startsAt) });
}
