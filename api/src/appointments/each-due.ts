import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { lockBoth, type LockedAppointment } from './locked.ts';
import { dueAppointments, isStillDue, type DueKind } from './queries-due.ts';

const BATCH = 100;

/** Does what is due for each consultation; returns for how many. One transaction each, so that a failure does not block the others; the next sweep retries it. */
export async function forEachDue(
  platform: Platform,
  due: DueKind,
  keep: (trx: Trx, locked: LockedAppointment) => Promise<void>,
): Promise<number> {
  let kept = 0;
  const now = platform.clock.instant();
  for (const { id } of await dueAppointments(platform.db, due, now, BATCH)) {
    const work = inTransaction(platform.db, async (trx) => {
      const locked = await lockBoth(trx, id);
      if (!(await isStillDue(trx, due, id, now))) return 0;
      await keep(trx, locked);
      return 1;
    });
    kept += await work.catch((error: unknown) => {
      platform.log.error({ err: error, appointmentId: id, due }, 'consultation deadline failed');
      return 0;
    });
  }
  return kept;
}
