import type { Background } from '../platform/background/background.ts';
import { inTransaction } from '../platform/database/db.ts';
import { countPublished } from './publish.ts';
import { publishDue } from './queries.ts';

const AT_ONCE = 50;

/** Publishes reviews whose other side has not written in time. */
export const background: Background = {
  sweeps: [
    (platform) =>
      inTransaction(platform.db, async (trx) => {
        const rows = await publishDue(trx, platform.clock.instant(), AT_ONCE);
        await countPublished(platform, trx, rows, null);
        return rows.length;
      }),
  ],
};
