import type { Background } from '../platform/background/background.ts';
import { inTransaction } from '../platform/database/db.ts';
import { countPublished } from './count-published.ts';
import { publishDue } from './queries.ts';

const BATCH = 50;

/** Publishes reviews after the other side's time to write has run out. */
export const background: Background = {
  sweeps: [
    (platform) =>
      inTransaction(platform.db, async (trx) => {
        const rows = await publishDue(trx, platform.clock.instant(), BATCH);
        await countPublished(platform, trx, rows, null);
        return rows.length;
      }),
  ],
};
