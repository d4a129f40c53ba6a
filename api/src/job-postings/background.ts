import type { Background } from '../platform/background/background.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { endPosting } from './end-posting.ts';
import { lockDuePostings, claimReminders } from './queries.ts';
import { tellOfChanges } from './changes/tell-changes.ts';

const BATCH = 100;

export const background: Background = { sweeps: [closeQuietPostings, remindClients, tellOfChanges] };

/** Closes postings without activity for 30 days. */
async function closeQuietPostings(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const due = await lockDuePostings(trx, platform.clock.instant(), BATCH);
    for (const posting of due) await endPosting(platform, trx, { posting, action: 'close', by: 'clock' });
    return due.length;
  });
}

/** Notifies clients five days before. */
async function remindClients(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (trx) => {
    const due = await claimReminders(trx, platform.clock.instant(), BATCH);
    for (const { id: postingId, closesAt, ...posting } of due) {
      if (closesAt)
        await platform.events.emit(platform, trx, 'posting.reminder', { postingId, closesAt, ...posting });
    }
    return due.length;
  });
}
