import { whyNotWrite } from '@parley/contract/chat/rules.ts';
import type { Message } from '@parley/contract/chat/schemas.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import { attachFiles } from '../files/attach-files.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseIf } from '../platform/http/refuse.ts';
import { areBlocked } from '../users/blocks/is-blocked.ts';
import { otherSideId } from './other-side.ts';
import { insertMessage, lockChat, findSentMessage } from './queries.ts';

interface SendMessageInput {
  jobId: string;
  body: string;
  /** The sender's own files that nothing uses yet; both sides and admins see them from now on. */
  attachments: string[];
  clientMessageId: string;
}

/**
 * Sends a message exactly once: the chat stays locked from the lookup of an earlier try until the new sequence number
 * is assigned.
 */
export async function sendMessage(
  platform: Platform,
  actor: Actor,
  input: SendMessageInput,
): Promise<{ message: Message; isNew: boolean }> {
  return inTransaction(platform.db, async (trx) => {
    const chat = found(await lockChat(trx, input.jobId, actor.id));
    const sentBefore = await findSentMessage(trx, { ...input, senderId: actor.id });
    if (sentBefore) {
      // The first try may have crashed before the other side was told.
      const { jobId, seq } = sentBefore;
      platform.live.hint(trx, [chat.clientId, chat.professionalId], 'newer', { jobId, seq });
      return { message: sentBefore, isNew: false };
    }
    const isBlocked = isTalking(chat.status) && (await areBlocked(trx, chat.clientId, chat.professionalId));
    refuseIf(whyNotWrite({ ...chat, isBlocked }));
    await attachFiles(platform, trx, {
      ownerId: actor.id,
      fileIds: input.attachments,
      path: 'attachments',
      as: { jobId: input.jobId },
    });
    const message = await insertMessage(trx, {
      ...input,
      id: newId(),
      senderId: actor.id,
      createdAt: platform.clock.instant(),
    });
    const { jobId, title } = chat;
    const recipientId = otherSideId(chat, actor.id);
    await platform.events.emit(platform, trx, 'message.sent', {
      jobId,
      title,
      messageId: message.id,
      seq: message.seq,
      senderId: actor.id,
      recipientId,
    });
    return { message, isNew: true };
  });
}
