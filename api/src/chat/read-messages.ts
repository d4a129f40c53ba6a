import { inTransaction } from '../platform/db.ts';
import type { Actor } from '../platform/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import { lockChat, markReadUpTo, seqOf } from './queries.ts';

/** Marks what the other side said up to this message as read; again changes nothing. */
export async function readMessages(
  platform: Platform,
  actor: Actor,
  jobId: string,
  upTo: string,
): Promise<Record<never, never>> {
  return inTransaction(platform.db, async (trx) => {
    const { lastSeq } = found(await lockChat(trx, jobId, actor.id));
    const seq = found(await seqOf(trx, jobId, upTo));
    const readAt = platform.clock.instant();
    if (!(await markReadUpTo(trx, { jobId, readerId: actor.id, seq, readAt }))) return {};
    const read = { jobId, readerId: actor.id, seq, everything: seq >= lastSeq };
    await platform.events.emit(platform, trx, 'message.read', read);
    return {};
  });
}
