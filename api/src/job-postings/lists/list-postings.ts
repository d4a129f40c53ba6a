import type { Reply } from '@parley/contract/endpoint.ts';
import type { listPostings as endpoint } from '@parley/contract/job-postings/endpoints.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { cachedCount } from '../../platform/database/cached-count.ts';
import { countPostings, pageOfPostings, type PostingQuery } from './queries-list.ts';

/** A page of matching open postings with the total; ranked lists end after the newest 1,000. */
export async function listPostings({ db }: Platform, query: PostingQuery): Promise<Reply<typeof endpoint>> {
  const { sort: _, cursor: __, limit, ...filters } = query;
  const [rows, total] = await Promise.all([
    pageOfPostings(db, query),
    cachedCount(db, `postings ${JSON.stringify(filters)}`, () => countPostings(db, query)),
  ]);
  const page = pageOf(rows, limit, ({ sortKey, id }) => [sortKey, id]);
  return { ...page, items: page.items.map(({ sortKey: _key, ...card }) => card), total };
}
