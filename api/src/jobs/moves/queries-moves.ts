import type { Job } from '@parley/contract/jobs/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { afterCursor, inOrder, type Order } from '../../platform/database/keyset.ts';

const LATEST = { by: sql`m.at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** The latest first, one row more than the limit. */
export async function movesOf(
  db: Db,
  jobId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Job['history']> {
  const conditions = [sql`m.job_id = ${jobId}`, ...afterCursor('m', LATEST, cursor)];
  const { rows } = await sql<Job['history'][number]>`
    select m.id, m.at, m.by, m.action, m.from_status as "from", m.to_status as "to", m.message
    from job_moves m where ${sql.join(conditions, sql` and `)}
    order by ${inOrder('m', LATEST)} limit ${limit + 1}`.execute(db);
  return rows;
}
