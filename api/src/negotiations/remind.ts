import { inTransaction } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { eventOf } from './move-negotiation.ts';
import { takeReminders } from './queries.ts';

const A_ROUND = 100;

/** Tells whose move it is that a talk ends by itself soon; how many were told. */
export async function remindOfTalks(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const due = await takeReminders(trx, platform.clock.instant(), A_ROUND);
    for (const talk of due) {
      const { turn, expiresAt } = talk;
      if (turn && expiresAt)
        await platform.events.emit(platform, trx, 'talk.reminder', { ...eventOf(talk), turn, expiresAt });
    }
    return due.length;
  });
}
