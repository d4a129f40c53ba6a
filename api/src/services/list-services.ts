import type { Reply } from '@parley/contract/endpoint.ts';
import type { listServices as endpoint } from '@parley/contract/services/endpoints.ts';
import { pageOf } from '../platform/database/cursor.ts';
import type { Platform } from '../platform/platform.ts';
import { cachedCount } from '../platform/database/cached-count.ts';
import { countServices, pageOfServices, type ServiceQuery } from './queries-list.ts';

/** A page of matching services with the total; ranked lists end after the newest 1,000. */
export async function listServices(
  { db, clock }: Platform,
  query: ServiceQuery,
): Promise<Reply<typeof endpoint>> {
  const now = clock.instant();
  const { sort: _, cursor: __, limit, ...filters } = query;
  const [rows, total] = await Promise.all([
    pageOfServices(db, query, now),
    cachedCount(db, `services ${JSON.stringify(filters)}`, () => countServices(db, query, now)),
  ]);
  const page = pageOf(rows, limit, ({ sortKey, id }) => [sortKey, id]);
  return { ...page, items: page.items.map(({ sortKey: _key, ...card }) => card), total };
}
