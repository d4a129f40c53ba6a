import type { Received, Reply } from '@parley/contract/endpoint.ts';
import type { listProfessionals as endpoint } from '@parley/contract/users/endpoints.ts';
import { COUNTED_TO } from '@parley/contract/numbers.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { searching } from '../../platform/search/searching.ts';
import { freeProfessionals } from './queries-free-professionals.ts';
import { countProfessionals, pageOfProfessionals } from './queries-list.ts';

type Query = Received<typeof endpoint>['query'];

/** Professionals with a finished profile, searched, filtered and sorted. */
export async function listProfessionals(
  { db, clock }: Platform,
  actor: Actor | null,
  asked: Query,
): Promise<Reply<typeof endpoint>> {
  const now = clock.instant();
  const viewerId = actor?.id ?? null;
  const free = await freeProfessionals(db, { ...asked, viewerId }, now);
  const query = { ...asked, viewerId, among: free === 'many' ? undefined : (free ?? undefined) };
  const { search, total, reading } = await searching(
    db,
    query,
    async (words) =>
      free === 'many' ? COUNTED_TO + 1 : countProfessionals(db, { ...query, search: words }, now),
    { onlySuggests: true },
  );
  const page = await pageOfProfessionals(db, { ...query, search }, now);
  return { ...page, total, reading };
}
