import type { Message } from '@parley/contract/chat/schemas.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { chatOf, unreadCountIn, unreadCounts, unreadOf } from './queries.ts';

const MAX_MESSAGES = 200;

/** The actor's unread messages of a chat, the earliest first, at most 200. */
export async function unreadMessages(
  { db }: Platform,
  actor: Actor,
  jobId: string,
): Promise<{ messages: Message[] }> {
  const chat = found(await chatOf(db, jobId, actor.id));
  return { messages: await unreadOf(db, chat.jobId, actor.id, MAX_MESSAGES) };
}

export async function countUnreadOfJob(
  { db }: Platform,
  actor: Actor,
  jobId: string,
): Promise<{ count: number }> {
  const chat = found(await chatOf(db, jobId, actor.id));
  return { count: await unreadCountIn(db, chat.jobId, actor.id) };
}

/** The actor's unread messages, in total and by job. */
export async function countUnread({ db }: Platform, actor: Actor) {
  const rows = await unreadCounts(db, actor.id);
  const count = rows.reduce((sum, each) => sum + each.count, 0);
  return { count, byJob: Object.fromEntries(rows.map((row) => [row.jobId, row.count])) };
}
