import { sql, type RawBuilder } from 'kysely';

/** That the viewer has not blocked the person with this id: what is theirs is in the viewer's lists. Visitors block nobody. */
export const isShownTo = (viewerId: string | null, userId: RawBuilder<unknown>) =>
  viewerId === null
    ? sql<boolean>`true`
    : sql<boolean>`not exists (select from user_blocks b where b.blocker_id = ${viewerId} and b.blocked_id = ${userId})`;

/** That the viewer has blocked them, for counting: the blocked are read first, so that it costs as much as there are of them. */
export const isHiddenFrom = (viewerId: string, userId: RawBuilder<unknown>) =>
  sql<boolean>`${userId} = any(array(select blocked_id from user_blocks where blocker_id = ${viewerId}))`;
