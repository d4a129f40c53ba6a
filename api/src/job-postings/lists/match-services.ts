import type { Received, Reply } from '@parley/contract/endpoint.ts';
import type { matchingServices as endpoint } from '@parley/contract/job-postings/endpoints.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { found } from '../../platform/http/refuse.ts';
import { matchesOf, soughtBy } from './queries-match.ts';

/** The services that fit one of the client's postings, the best first, each with the reasons. */
export async function matchServices(
  { db, clock }: Platform,
  actor: Actor,
  { id, ...query }: Received<typeof endpoint>['query'] & { id: string },
): Promise<Reply<typeof endpoint>> {
  const posting = found(await soughtBy(db, id, actor.id));
  const rows = await matchesOf(db, posting, { ...query, now: clock.instant() });
  return pageOf(rows, query.limit, ({ match, id: serviceId }) => [match.score, serviceId]);
}
