import type { listMessages as endpoint } from '@parley/contract/chat/endpoints.ts';
import type { Reply } from '@parley/contract/endpoint.ts';
import type { Db } from '../platform/db.ts';
import type { Actor } from '../platform/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/refuse.ts';
import { chatOf, messagesOf, type Stretch } from './queries.ts';

/**
 * A stretch of a chat in its order. `nextCursor` goes on the way that was asked: it is the next `after` when there are
 * later messages still to fetch, else the next `before` for older ones.
 */
export async function listMessages(
  { db }: Platform,
  actor: Actor,
  jobId: string,
  asked: Stretch,
): Promise<Reply<typeof endpoint>> {
  found(await chatOf(db, jobId, actor.id));
  return stretchOf(db, jobId, asked);
}

/** The same of anybody's chat, for an admin. */
export async function stretchOf(db: Db, jobId: string, asked: Stretch): Promise<Reply<typeof endpoint>> {
  const { limit, after } = asked;
  const rows = await messagesOf(db, jobId, { ...asked, limit: limit + 1 });
  const messages = after === undefined ? rows.slice(-limit) : rows.slice(0, limit);
  const edge = after === undefined ? messages.at(0) : messages.at(-1);
  return { messages, nextCursor: rows.length > limit && edge ? String(edge.seq) : null };
}
