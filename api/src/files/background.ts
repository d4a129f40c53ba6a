import { z } from 'zod';
import { enqueue, type Background } from '../platform/background/background.ts';
import { hoursAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { KEPT_UNUSED_HOURS } from './deadlines.ts';
import { takeUnused } from './queries.ts';

const AT_ONCE = 100;
const Keys = z.object({ keys: z.array(z.string()) });

/** What nothing uses goes: its rows now, its bytes by a task of the same transaction, so that none are forgotten. */
async function sweepUnused(platform: Platform): Promise<number> {
  const before = hoursAfter(platform.clock.now(), -KEPT_UNUSED_HOURS);
  return inTransaction(platform.db, async (trx) => {
    const keys = await takeUnused(trx, before, AT_ONCE);
    if (keys.length > 0) await enqueue(trx, 'remove-files', { keys });
    return keys.length;
  });
}

export const background: Background = {
  sweeps: [sweepUnused],
  tasks: {
    'remove-files': async ({ storage }, payload) => {
      for (const key of Keys.parse(payload).keys) await storage.remove(key);
    },
  },
};
