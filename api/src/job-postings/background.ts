import type { Background } from '../platform/background/background.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { endPosting } from './end-posting.ts';
import { lockDuePostings, takeReminders } from './queries.ts';

const BATCH = 100;

export const background: Background = { sweeps: [closeQuietPostings, remindClients] };

/** Postings that nothing happened to for 30 days close by themselves. */
async function closeQuietPostings(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const due = await lockDuePostings(trx, platform.clock.instant(), BATCH);
    for (const posting of due) await endPosting(platform, trx, { posting, action: 'close', by: 'clock' });
    return due.length;
  });
}

/** Five days before that, their clients are told. */
async function remindClients(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const due = await takeReminders(trx, platform.clock.instant(), BATCH);
    for (const { id: postingId, closesAt, ...posting } of due) {
      if (closesAt)
        await platform.events.emit(platform, trx, 'posting.reminder', { postingId, closesAt, ...posting });
    }
    return due.length;
  });
}
