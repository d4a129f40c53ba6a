import type { Background } from '../platform/background/background.ts';
import { inTransaction } from '../platform/database/db.ts';
import './events.ts';
import { claimExpiring } from './queries.ts';

const BATCH = 50;

/** Notifies owners before a certificate, and its badge, expires. */
export const background: Background = {
  sweeps: [
    (platform) =>
      inTransaction(platform.db, async (trx) => {
        const rows = await claimExpiring(trx, platform.clock.instant(), BATCH);
        for (const { id: certificateId, ...about } of rows)
          await platform.events.emit(platform, trx, 'certificate.expiring', { certificateId, ...about });
        return rows.length;
      }),
  ],
};
