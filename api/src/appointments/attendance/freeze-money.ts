import type { Side } from '@parley/contract/sides.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { eventOf, type LockedAppointment } from '../locked.ts';
import { insertMove, updateAppointment } from '../queries.ts';

/** How long an admin has to decide; then what was recorded counts. */
const DECIDE_WITHIN_DAYS = 60;

/** The money of this consultation, and no other, waits for an admin's decision. */
export async function freezeMoney(
  platform: Platform,
  trx: Trx,
  locked: LockedAppointment,
  { by, byAdmin, reason }: { by: Side; byAdmin: boolean; reason: string },
): Promise<void> {
  const { row } = locked;
  const at = platform.clock.instant();
  await updateAppointment(trx, row.id, { settleAt: daysAfter(at, DECIDE_WITHIN_DAYS) });
  const written = { id: newId(), appointmentId: row.id, at, by: byAdmin ? ('admin' as const) : by };
  const passage = { fromStatus: row.status, toStatus: row.status };
  await insertMove(trx, {
    ...written,
    action: 'object',
    ...passage,
    message: reason,
    startsAt: null,
    minutes: null,
  });
  await platform.events.emit(platform, trx, 'appointment.objected', {
    ...eventOf(locked),
    by,
    byAdmin,
    reason,
  });
}
