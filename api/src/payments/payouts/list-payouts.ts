import type { Reply } from '@parley/contract/endpoint.ts';
import type { heldPayments, payouts } from '@parley/contract/payments/endpoints.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { heldFor, payoutsOf } from './queries-earnings.ts';

interface Query {
  cursor?: string;
  limit: number;
}

export async function listPayouts(
  { db }: Platform,
  actor: Actor,
  query: Query,
): Promise<Reply<typeof payouts>> {
  const rows = await payoutsOf(db, actor.id, query);
  const { items, nextCursor } = pageOf(rows, query.limit, ({ at, listId }) => [at, listId]);
  return { items: items.map(({ listId: _key, ...payout }) => payout), nextCursor };
}

/** What is not released yet, with what that waits for. */
export async function listHeld(
  { db }: Platform,
  actor: Actor,
  query: Query,
): Promise<Reply<typeof heldPayments>> {
  const rows = await heldFor(db, actor.id, query);
  const { items, nextCursor } = pageOf(rows, query.limit, ({ createdAt, id }) => [createdAt, id]);
  return { items: items.map(({ createdAt: _at, ...held }) => held), nextCursor };
}
