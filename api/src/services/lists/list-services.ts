import type { Received, Reply } from '@parley/contract/endpoint.ts';
import type { listServices as endpoint } from '@parley/contract/services/endpoints.ts';
import { COUNTED_TO } from '@parley/contract/numbers.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { searching } from '../../platform/search/searching.ts';
import { countFacets } from './queries-facets.ts';
import { freeServices } from './queries-free-services.ts';
import { countServices, pageOfServices } from './queries-list.ts';

/** A page of matching services with the total; ranked lists end after the best rated, at most 1,000. */
export async function listServices(
  { db, clock }: Platform,
  actor: Actor | null,
  asked: Received<typeof endpoint>['query'],
): Promise<Reply<typeof endpoint>> {
  const now = clock.instant();
  const viewerId = actor?.id ?? null;
  const free = await freeServices(db, { ...asked, viewerId }, now);
  const query = { ...asked, viewerId, among: free === 'many' ? undefined : (free ?? undefined) };
  const { search, total, reading } = await searching(db, query, async (words) =>
    free === 'many' ? COUNTED_TO + 1 : countServices(db, { ...query, search: words }, now),
  );
  const page = await pageOfServices(db, { ...query, search, isFew: total <= COUNTED_TO }, now);
  // Before any choice at least as many are found.
  const isCounted = asked.counts && total <= COUNTED_TO;
  const counts = isCounted ? await countFacets(db, { ...asked, viewerId, search }, now) : null;
  return { ...page, total, reading, counts };
}
