import { daysAfter } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/db.ts';
import { detachFiles } from '../files/attach-files.ts';
import type { Platform } from '../platform/platform.ts';
import { forgetChats, lockChatsToForget } from '../jobs/ended/chats-to-forget.ts';
import { deleteMessages } from './queries-forget.ts';

/** Chats at once: each may have thousands of messages. */
const AT_ONCE = 5;

/** Deletes the messages of jobs that ended longer ago than they are kept, with their files; returns of how many jobs. */
export async function forgetOldChats(platform: Platform): Promise<number> {
  const { chatsDays } = platform.installation.current().retention;
  if (chatsDays === null) return 0;
  const now = platform.clock.instant();
  return inTransaction(platform.db, async (trx) => {
    const jobIds = await lockChatsToForget(trx, daysAfter(now, -chatsDays), AT_ONCE);
    if (jobIds.length === 0) return 0;
    const fileIds = await deleteMessages(trx, jobIds);
    await forgetChats(trx, jobIds, now);
    await detachFiles(platform, trx, fileIds);
    return jobIds.length;
  });
}
