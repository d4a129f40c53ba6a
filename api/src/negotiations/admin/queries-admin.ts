import type { AdminNegotiation } from '@parley/contract/negotiations/schemas.ts';
import type { NegotiationKind, NegotiationStatus } from '@parley/contract/negotiations/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { afterCursor, type Order } from '../../platform/database/keyset.ts';
import { personJson } from '../../users/card.ts';

export interface AdminNegotiationFilter {
  kind?: NegotiationKind;
  status?: NegotiationStatus;
  q?: string;
  cursor?: string;
  limit: number;
}

const LATEST = { by: sql`n.created_at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** The latest first, one row more than the limit. */
export async function allNegotiations(
  db: Db,
  { kind, status, q, cursor, limit }: AdminNegotiationFilter,
): Promise<AdminNegotiation[]> {
  let query = db
    .selectFrom('negotiations as n')
    .innerJoin('users as c', 'c.id', 'n.clientId')
    .innerJoin('users as p', 'p.id', 'n.professionalId')
    .select(['n.id', 'n.kind', 'n.title', 'n.status', 'n.turn', 'n.startsAt', 'n.expiresAt', 'n.createdAt'])
    .select([personJson('c').as('client'), personJson('p').as('professional')]);
  if (kind) query = query.where('n.kind', '=', kind);
  if (status) query = query.where('n.status', '=', status);
  if (q) query = query.where(matchingText(q));
  for (const after of afterCursor('n', LATEST, cursor)) query = query.where(after);
  return query
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit + 1)
    .execute();
}

const matchingText = (q: string) => {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(n.title ilike ${pattern} or c.display_name ilike ${pattern} or p.display_name ilike ${pattern}
    or c.email ilike ${pattern} or p.email ilike ${pattern})`;
};
