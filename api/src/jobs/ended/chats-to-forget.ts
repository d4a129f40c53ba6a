import type { Trx } from '../../platform/database/db.ts';
import { lockEndedBefore, markChatsForgotten } from './queries-ended.ts';

/** Locks jobs that ended before an instant, whose messages are still there; returns their ids. */
export const lockChatsToForget = (trx: Trx, endedBefore: string, most: number): Promise<string[]> =>
  lockEndedBefore(trx, endedBefore, most);

/** Their messages are gone. */
export const forgetChats = (trx: Trx, jobIds: readonly string[], now: string): Promise<void> =>
  markChatsForgotten(trx, jobIds, now);
