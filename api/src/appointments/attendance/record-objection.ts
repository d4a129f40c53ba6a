import type { Side } from '@parley/contract/sides.ts';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Platform } from '../../platform/platform.ts';
import { eventOf, type LockedAppointment } from '../locked.ts';
import { insertMove } from '../queries.ts';

/** An objection that disputes no job: it is in the consultation's own activity, and the other side is told. */
export async function recordObjection(
  platform: Platform,
  trx: Trx,
  locked: LockedAppointment,
  { by, byAdmin, reason }: { by: Side; byAdmin: boolean; reason: string },
): Promise<void> {
  const { row } = locked;
  await insertMove(trx, {
    id: newId(),
    appointmentId: row.id,
    at: platform.clock.instant(),
    by: byAdmin ? 'admin' : by,
    action: 'object',
    fromStatus: row.status,
    toStatus: row.status,
    message: reason,
    startsAt: null,
    minutes: null,
  });
  const isPriced = row.settleAt !== null;
  await platform.events.emit(platform, trx, 'appointment.objected', {
    ...eventOf(locked),
    by,
    byAdmin,
    reason,
    isPriced,
  });
}
