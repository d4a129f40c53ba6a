import type { DateOverride } from '@parley/contract/availability/schemas.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { listDates } from './list-dates.ts';
import { deleteDate, lockHours, markHours } from './queries-hours.ts';
import { refreshFreeTimes } from './slots/refresh-free-times.ts';

/** Removes a date override: the weekly hours apply again. */
export async function removeDate(platform: Platform, actor: Actor, date: string): Promise<DateOverride[]> {
  return inTransaction(platform.db, async (trx) => {
    await lockHours(trx, actor.id);
    const removed = (await deleteDate(trx, actor.id, date)) ?? refuse('not_found');
    // Opening a closed date takes nothing from times that were offered before.
    if (removed.slots.length > 0) await markHours(trx, actor.id, platform.clock.instant());
    await refreshFreeTimes(platform, trx, [actor.id]);
    return listDates(platform, trx, actor.id);
  });
}
