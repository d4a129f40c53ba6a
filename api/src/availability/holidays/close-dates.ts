import type { ClosedDates, DateOverride } from '@parley/contract/availability/schemas.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { availabilityOf } from '../get-availability.ts';
import { listDates } from '../list-dates.ts';
import { insertClosedDates, deleteClosedDates, lockHours } from '../queries-hours.ts';
import { checkDate } from '../set-date.ts';
import { refreshFreeTimes } from '../slots/refresh-free-times.ts';

/** Closes several dates at once, or opens them again. A date with special hours of its own keeps them. */
export async function closeDates(
  platform: Platform,
  actor: Actor,
  { dates, closed }: ClosedDates,
): Promise<DateOverride[]> {
  return inTransaction(platform.db, async (trx) => {
    await lockHours(trx, actor.id);
    if (closed) {
      const { timeZone } = await availabilityOf(platform, trx, actor.id);
      for (const date of dates) checkDate(platform, date, timeZone);
      await insertClosedDates(trx, actor.id, dates, platform.clock.instant());
    } else await deleteClosedDates(trx, actor.id, dates);
    await refreshFreeTimes(platform, trx, [actor.id]);
    return listDates(platform, trx, actor.id);
  });
}
