import type { Ticket, TicketReply } from '@parley/contract/support/schemas.ts';
import { call } from '../platform/api.ts';
import { createInfiniteList } from '../platform/use-infinite-list.ts';

const useLatestFirst = createInfiniteList<TicketReply>();

/** The replies to a ticket, the newest last: the latest at first, and the earlier ones as they are asked for. */
export function useReplies({ id, replies, repliesCursor }: Pick<Ticket, 'id' | 'replies' | 'repliesCursor'>) {
  const { items, ...earlier } = useLatestFirst(
    { items: replies.toReversed(), nextCursor: repliesCursor },
    (cursor) => call('GET /api/support/:id/replies', { params: { id }, query: { cursor } }),
    id,
  );
  return { replies: items.toReversed(), earlier };
}
