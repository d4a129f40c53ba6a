import type { Job } from '@parley/contract/jobs/schemas.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { getAnyJob, getJob } from '../get-job.ts';
import { movesOf } from './queries-moves.ts';

interface MovesQuery {
  id: string;
  cursor?: string;
  limit: number;
}

/** The moves of one's own job, the latest first; an admin reads those of any job. */
export async function listMoves(
  platform: Platform,
  actor: Actor,
  { id, cursor, limit }: MovesQuery,
): Promise<{ items: Job['history']; nextCursor: string | null }> {
  await (actor.role === 'ADMIN' ? getAnyJob : getJob)(platform, actor, id);
  return pageOf(await movesOf(platform.db, id, { cursor, limit }), limit, (move) => [move.at, move.id]);
}
