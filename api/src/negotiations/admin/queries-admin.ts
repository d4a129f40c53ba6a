import type { AdminNegotiation } from '@parley/contract/negotiations/schemas.ts';
import type { NegotiationKind, NegotiationStatus } from '@parley/contract/negotiations/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import {
  hasIndexedWords,
  hasWords,
  isFound,
  ofPeople,
  searchedPage,
  type Searchable,
} from '../../platform/database/found-rows.ts';
import { type Order } from '../../platform/database/keyset.ts';
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
  return searchedPage(db, SEARCH, { q, order: LATEST, cursor, limit }, query);
}

const SEARCH: Searchable = {
  table: 'negotiations',
  alias: 'n',
  isMatch: (search) =>
    sql`(${hasWords('n.title', search)} or ${isFound('c', search)} or ${isFound('p', search)})`,
  parts: (search) => [
    sql`select n.id from negotiations n where ${hasIndexedWords('n.title', search)}`,
    ofPeople(sql`select n.id from negotiations n where n.client_id = p.id`),
    ofPeople(sql`select n.id from negotiations n where n.professional_id = p.id`),
  ],
};
