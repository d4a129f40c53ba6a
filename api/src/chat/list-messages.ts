import { isOpenChat } from '@parley/contract/chat/rules.ts';
import type { ChatPage, MessagePage } from '@parley/contract/chat/schemas.ts';
import { isCutOff } from '@parley/contract/jobs/states.ts';
import type { Db } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { chatOf, messagesOf, type MessageQuery } from './queries.ts';

/**
 * A page of a chat in order. `nextCursor` continues in the direction asked for: the next `after` while later messages
 * remain, else the next `before` for older ones.
 */
export async function listMessages(
  { db }: Platform,
  actor: Actor,
  jobId: string,
  query: MessageQuery,
): Promise<ChatPage> {
  const chat = found(await chatOf(db, jobId, actor.id));
  return {
    ...(await pageOfMessages(db, chat.jobId, query)),
    isOpen: isOpenChat(chat),
    isBlocked: isCutOff(chat),
  };
}

/** Same, for any chat; admins read with it. */
export async function pageOfMessages(db: Db, jobId: string, query: MessageQuery): Promise<MessagePage> {
  const { limit, after } = query;
  const rows = await messagesOf(db, jobId, { ...query, limit: limit + 1 });
  const messages = after === undefined ? rows.slice(-limit) : rows.slice(0, limit);
  const edge = after === undefined ? messages.at(0) : messages.at(-1);
  return { messages, nextCursor: rows.length > limit && edge ? String(edge.seq) : null };
}
