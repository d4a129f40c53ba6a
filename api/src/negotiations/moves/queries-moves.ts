import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { afterCursor, inOrder, type Order } from '../../platform/database/keyset.ts';
import type { Actor } from '../../platform/security/guard.ts';

const LATEST = { by: sql`m.at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** Whether it is their own; admins read any. */
export async function mayRead(db: Db, { id: userId, role }: Actor, id: string): Promise<boolean> {
  let query = db.selectFrom('negotiations').select('id').where('id', '=', id);
  if (role !== 'ADMIN')
    query = query.where((is) => is.or([is('clientId', '=', userId), is('professionalId', '=', userId)]));
  return (await query.executeTakeFirst()) !== undefined;
}

/** The latest first, one row more than the limit. */
export async function movesOf(
  db: Db,
  negotiationId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Negotiation['history']> {
  const conditions = [sql`m.negotiation_id = ${negotiationId}`, ...afterCursor('m', LATEST, cursor)];
  const { rows } = await sql<Negotiation['history'][number]>`
    select m.id, m.at, m.by, m.action, m.from_status as "from", m.to_status as "to", m.message, m.starts_at, m.alternatives
    from negotiation_moves m where ${sql.join(conditions, sql` and `)}
    order by ${inOrder('m', LATEST)} limit ${limit + 1}`.execute(db);
  return rows;
}
