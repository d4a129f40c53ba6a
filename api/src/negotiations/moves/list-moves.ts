import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { mayRead, movesOf } from './queries-moves.ts';

interface MovesQuery {
  id: string;
  cursor?: string;
  limit: number;
}

/** The moves of one's own negotiation, the latest first; an admin reads those of any. */
export async function listMoves(
  { db }: Platform,
  actor: Actor,
  { id, cursor, limit }: MovesQuery,
): Promise<{ items: Negotiation['history']; nextCursor: string | null }> {
  if (!(await mayRead(db, actor, id))) refuse('not_found');
  return pageOf(await movesOf(db, id, { cursor, limit }), limit, (move) => [move.at, move.id]);
}
