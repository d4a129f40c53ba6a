import { inTransaction } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { finishAlerts, lockDueAlerts } from './queries-alerts.ts';

const BATCH = 100;

/** Tells people what their saved searches have found, where that is due; how many were. */
export async function sendAlerts(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const now = platform.clock.instant();
    const due = await lockDueAlerts(trx, now, BATCH);
    if (due.length === 0) return 0;
    const ids = due.map(({ searchId }) => searchId);
    await finishAlerts(trx, ids, now);
    for (const { isWanted, ...alert } of due) {
      // All that it found may be gone by now.
      if (isWanted && alert.count > 0) await platform.events.emit(platform, trx, 'search.found', alert);
    }
    return due.length;
  });
}
