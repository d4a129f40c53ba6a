import { sql, type RawBuilder } from 'kysely';

/** SQL: the viewer has not blocked the user under this id. Visitors block nobody. */
export const isShownTo = (viewerId: string | null, userId: RawBuilder<unknown>) =>
  viewerId === null
    ? sql<boolean>`true`
    : sql<boolean>`not exists (select from user_blocks b where b.blocker_id = ${viewerId} and b.blocked_id = ${userId})`;

/** SQL: either of two users has blocked the other. To read; who writes asks `areBlocked`, which keeps it so meanwhile. */
export const blockExists = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from user_blocks b where (b.blocker_id = ${one} and b.blocked_id = ${other})
    or (b.blocker_id = ${other} and b.blocked_id = ${one}))`;
