import { z } from 'zod';
import { enqueue, type Background } from '../platform/background/background.ts';
import { mayRemoveFiles } from '../platform/backup/hold-files.ts';
import { hoursAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { UNUSED_FILE_HOURS } from './deadlines.ts';
import { deleteUnused } from './queries.ts';

const BATCH = 100;
/** A backup copies every file that had a row when it began. */
const WAIT_FOR_BACKUP_SECONDS = 600;
const Keys = z.object({ keys: z.array(z.string()) });

/** Deletes unused files: rows now, bytes by a task of the same transaction, so that none are left behind. */
async function sweepUnused(platform: Platform): Promise<number> {
  const before = hoursAfter(platform.clock.now(), -UNUSED_FILE_HOURS);
  return inTransaction(platform.db, async (trx) => {
    const keys = await deleteUnused(trx, before, BATCH);
    if (keys.length > 0) await enqueue(trx, 'remove-files', { keys });
    return keys.length;
  });
}

export const background: Background = {
  sweeps: [sweepUnused],
  tasks: {
    'remove-files': async ({ db, storage }, payload) => {
      const { keys } = Keys.parse(payload);
      await inTransaction(db, async (trx) => {
        if (!(await mayRemoveFiles(trx)))
          return enqueue(trx, 'remove-files', { keys }, { afterSeconds: WAIT_FOR_BACKUP_SECONDS });
        for (const key of keys) await storage.remove(key);
      });
    },
  },
};
