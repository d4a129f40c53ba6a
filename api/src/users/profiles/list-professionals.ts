import type { Reply } from '@parley/contract/endpoint.ts';
import type { listProfessionals as endpoint } from '@parley/contract/users/endpoints.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { cachedCount } from '../../platform/database/cached-count.ts';
import { countProfessionals, pageOfProfessionals, type ProfessionalQuery } from './queries-list.ts';

/** Professionals with a finished profile, searched, filtered and sorted. */
export async function listProfessionals(
  { db, clock }: Platform,
  query: ProfessionalQuery,
): Promise<Reply<typeof endpoint>> {
  const now = clock.instant();
  const { cursor: _, limit, sort: __, ...filters } = query;
  const list = `professionals ${JSON.stringify(filters)}`;
  const [rows, total] = await Promise.all([
    pageOfProfessionals(db, query, now),
    cachedCount(db, list, () => countProfessionals(db, query, now)),
  ]);
  const { items, nextCursor } = pageOf(rows, limit, ({ card, sortKey }) => [sortKey, card.id]);
  return { items: items.map(({ card }) => card), nextCursor, total };
}
