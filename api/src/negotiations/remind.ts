import { inTransaction } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { eventOf } from './move-negotiation.ts';
import { claimReminders } from './queries.ts';

const BATCH = 100;

/** Reminds whoever's turn it is; returns how many. */
export async function remindOfNegotiations(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const due = await claimReminders(trx, platform.clock.instant(), BATCH);
    for (const negotiation of due) {
      const { turn, expiresAt } = negotiation;
      if (turn && expiresAt)
        await platform.events.emit(platform, trx, 'negotiation.reminder', {
          ...eventOf(negotiation),
          turn,
          expiresAt,
        });
    }
    return due.length;
  });
}
