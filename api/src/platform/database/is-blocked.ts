import { sql, type RawBuilder } from 'kysely';

/** SQL: the viewer has not blocked the user under this id. Visitors block nobody. */
export const isShownTo = (viewerId: string | null, userId: RawBuilder<unknown>) =>
  viewerId === null
    ? sql<boolean>`true`
    : sql<boolean>`not exists (select from user_blocks b where b.blocker_id = ${viewerId} and b.blocked_id = ${userId})`;
