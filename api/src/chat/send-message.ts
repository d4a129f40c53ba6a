import { whyNotWrite } from '@parley/contract/chat/rules.ts';
import type { Message } from '@parley/contract/chat/schemas.ts';
import { attachFiles } from '../files/attach-files.ts';
import { inTransaction, isTaken, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseIf } from '../platform/http/refuse.ts';
import { isBlockedJob } from '../users/blocks/is-blocked.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { otherSideId } from './other-side.ts';
import { insertMessage, lockChat, findSentMessage } from './queries.ts';
import { insertPlainMessage } from './queries-send.ts';

interface SendMessageInput {
  jobId: string;
  body: string;
  /** The sender's own files that nothing uses yet; both sides and admins see them from now on. */
  attachments: string[];
  clientMessageId: string;
}

interface Sent {
  message: Message;
  isNew: boolean;
}

/**
 * Sends a message exactly once. Those of a sender in a chat wait for each other before they get a connection, which a busy
 * chat would take from everybody else.
 */
export async function sendMessage(platform: Platform, actor: Actor, input: SendMessageInput): Promise<Sent> {
  return oneAtATime(
    `${input.jobId} ${actor.id}`,
    async () => (await sendAtOnce(platform, actor, input)) ?? sendStepByStep(platform, actor, input),
  );
}

/**
 * In one statement, and only if that is all there is to do: no attachments, no earlier try, no webhook that listens, and
 * an unread notification that stands for this message too. Only open tabs have to be told then.
 */
async function sendAtOnce(
  { db, clock, live }: Platform,
  { id: senderId }: Actor,
  { attachments, ...input }: SendMessageInput,
): Promise<Sent | undefined> {
  if (attachments.length > 0) return undefined;
  const plain = { ...input, id: newId(), senderId, createdAt: clock.instant() };
  const sent = await insertPlainMessage(db, plain).catch(nothingIfTaken);
  if (!sent) return undefined;
  const { jobId, seq } = sent.message;
  live.hint(db, [senderId, sent.recipientId], 'newer', { jobId, seq });
  return { message: sent.message, isNew: true };
}

/** Another try at the same time was first; the longer road finds it. */
function nothingIfTaken(error: unknown): undefined {
  if (!isTaken(error)) throw error;
}

/** The chat stays locked from the lookup of an earlier try until the new sequence number is assigned. */
async function sendStepByStep(platform: Platform, actor: Actor, input: SendMessageInput): Promise<Sent> {
  return inTransaction(platform.db, async (trx) => {
    const chat = found(await lockChat(trx, input.jobId, actor.id));
    const sentBefore = await findSentMessage(trx, { ...input, senderId: actor.id });
    if (sentBefore) {
      // The first try may have crashed before the other side was told.
      const { jobId, seq } = sentBefore;
      platform.live.hint(trx, [chat.clientId, chat.professionalId], 'newer', { jobId, seq });
      return { message: sentBefore, isNew: false };
    }
    const isBlocked = await isBlockedJob(trx, chat);
    refuseIf(whyNotWrite({ ...chat, isBlocked }));
    const message = await insertWithFiles(platform, trx, { ...input, senderId: actor.id });
    const { jobId, title } = chat;
    const [senderId, recipientId] = [actor.id, otherSideId(chat, actor.id)];
    const sent = { jobId, title, messageId: message.id, seq: message.seq, senderId, recipientId };
    await platform.events.emit(platform, trx, 'message.sent', sent);
    return { message, isNew: true };
  });
}

async function insertWithFiles(
  platform: Platform,
  trx: Trx,
  input: SendMessageInput & { senderId: string },
): Promise<Message> {
  await attachFiles(platform, trx, {
    ownerId: input.senderId,
    fileIds: input.attachments,
    path: 'attachments',
    as: { jobId: input.jobId },
  });
  return insertMessage(trx, { ...input, id: newId(), createdAt: platform.clock.instant() });
}
