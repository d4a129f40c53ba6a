import type { Message, MessagePage } from '@parley/contract/chat/schemas.ts';
import { audit } from '../platform/observe/audit.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { pageOfMessages } from './list-messages.ts';
import { insertMessage, lockChatAsAdmin, findSentMessage, type MessageQuery } from './queries.ts';

/** An admin reads a private chat. The access is audited, with its reason, before anything is returned. */
export async function readAsAdmin(
  platform: Platform,
  actor: Actor,
  jobId: string,
  { reason, ...query }: MessageQuery & { reason?: string },
): Promise<MessagePage> {
  return inTransaction(platform.db, async (trx) => {
    const chat = found(await lockChatAsAdmin(trx, jobId));
    const subject = { type: 'job', id: jobId };
    await audit(platform, trx, { actorId: actor.id, action: 'chat.read', subject, reason });
    return pageOfMessages(trx, chat.jobId, query);
  });
}

interface SendMessageInput {
  jobId: string;
  body: string;
  clientMessageId?: string;
}

/** An admin writes to both sides; idempotent by `clientMessageId`. */
export async function writeAsAdmin(
  platform: Platform,
  actor: Actor,
  { jobId: askedFor, body, clientMessageId }: SendMessageInput,
): Promise<{ message: Message; isNew: boolean }> {
  const senderId = actor.id;
  return inTransaction(platform.db, async (trx) => {
    const { jobId, clientId, professionalId, title } = found(await lockChatAsAdmin(trx, askedFor));
    const sentBefore = clientMessageId && (await findSentMessage(trx, { jobId, senderId, clientMessageId }));
    if (sentBefore) return { message: sentBefore, isNew: false };
    const row = { jobId, body, id: newId(), senderId, clientMessageId: clientMessageId ?? null };
    const message = await insertMessage(trx, { ...row, createdAt: platform.clock.instant() });
    for (const recipientId of [clientId, professionalId]) {
      const sent = { jobId, title, messageId: message.id, seq: message.seq, senderId, recipientId };
      await platform.events.emit(platform, trx, 'message.sent', sent);
    }
    await audit(platform, trx, {
      actorId: senderId,
      action: 'chat.write',
      subject: { type: 'job', id: askedFor },
    });
    return { message, isNew: true };
  });
}
