import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { otherSideId } from './other-side.ts';
import { lockChat, markReadUpTo, seqOf } from './queries.ts';

/** Marks the other side's messages up to this one as read. Idempotent. */
export async function readMessages(
  platform: Platform,
  actor: Actor,
  jobId: string,
  upTo: string,
): Promise<Record<never, never>> {
  return inTransaction(platform.db, async (trx) => {
    const chat = found(await lockChat(trx, jobId, actor.id));
    const seq = found(await seqOf(trx, jobId, upTo));
    const readAt = platform.clock.instant();
    if (!(await markReadUpTo(trx, { jobId, readerId: actor.id, seq, readAt }))) return {};
    const otherId = otherSideId(chat, actor.id);
    const read = { jobId, readerId: actor.id, otherId, seq, everything: seq >= chat.lastSeq };
    await platform.events.emit(platform, trx, 'message.read', read);
    return {};
  });
}
