import type { Received, Reply } from '@parley/contract/endpoint.ts';
import type { matchingServices as endpoint } from '@parley/contract/job-postings/endpoints.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { understand } from '../../platform/search/understand.ts';
import { matchReasons } from './match-reasons.ts';
import { matchesFor, criteriaOf } from './queries-match.ts';

/** Matching services, best first, with reasons. */
export async function matchServices(
  { db, clock }: Platform,
  actor: Actor,
  { id, q, ...query }: Received<typeof endpoint>['query'] & { id: string },
): Promise<Reply<typeof endpoint>> {
  const posting = found(await criteriaOf(db, id, actor.id));
  const search = q === undefined ? undefined : await understand(db, q);
  const rows = await matchesFor(db, posting, { ...query, search, now: clock.instant() });
  const services = rows.map(({ match: { score, fit }, ...service }) => ({
    ...service,
    match: { score, because: matchReasons(posting, fit) },
  }));
  return pageOf(services, query.limit, ({ match, id: serviceId }) => [match.score, serviceId]);
}
