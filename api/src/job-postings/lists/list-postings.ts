import type { Received, Reply } from '@parley/contract/endpoint.ts';
import type { listPostings as endpoint } from '@parley/contract/job-postings/endpoints.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { searching } from '../../platform/search/searching.ts';
import { countPostings, pageOfPostings } from './queries-list.ts';

/** A page of matching open postings with the total; ranked lists end after the newest 1,000. */
export async function listPostings(
  { db }: Platform,
  actor: Actor | null,
  asked: Received<typeof endpoint>['query'],
): Promise<Reply<typeof endpoint>> {
  const viewerId = actor?.id ?? null;
  const query = { ...asked, viewerId };
  const { search, total, reading } = await searching(db, query, (words) =>
    countPostings(db, { ...query, search: words }),
  );
  return { ...(await pageOfPostings(db, { ...query, search })), total, reading };
}
