import { LATEST_REPLIES } from '@parley/contract/limits.ts';
import type { TicketReply } from '@parley/contract/support/schemas.ts';
import { pageOf } from '../platform/database/cursor.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { mayRead, repliesOf } from './queries.ts';

interface RepliesQuery {
  id: string;
  cursor?: string;
  limit: number;
}

/** The replies to one's own ticket, the latest first; an admin reads those to any. */
export async function listReplies(
  { db }: Platform,
  actor: Actor,
  { id, cursor, limit }: RepliesQuery,
): Promise<{ items: TicketReply[]; nextCursor: string | null }> {
  if (!(await mayRead(db, actor, id))) refuse('not_found');
  return pageOf(await repliesOf(db, id, { cursor, limit }), limit, keyOf);
}

/** A ticket as it is shown: its latest replies, the newest last, and where those before begin. */
export function withReplies<T extends { latestReplies: TicketReply[] }>({ latestReplies, ...ticket }: T) {
  const { items, nextCursor } = pageOf(latestReplies, LATEST_REPLIES, keyOf);
  return { ...ticket, replies: items.toReversed(), repliesCursor: nextCursor };
}

const keyOf = ({ createdAt, id }: TicketReply): [string, string] => [createdAt, id];
