import type { Received, Reply } from '@parley/contract/endpoint.ts';
import type { recommendedPostings as endpoint } from '@parley/contract/saved-searches/endpoints.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { bothFree } from './both-free.ts';
import { recommendedFor } from './queries-recommended.ts';
import { reasons } from './reasons.ts';

/** A page of postings that fit the professional, with the reasons, and when both are free. */
export async function recommendPostings(
  { db, clock }: Platform,
  actor: Actor,
  query: Received<typeof endpoint>['query'],
): Promise<Reply<typeof endpoint>> {
  const rows = await recommendedFor(db, actor.id, { ...query, now: clock.instant() });
  const { items, nextCursor } = pageOf(rows, query.limit, ({ score, id }) => [score, id]);
  return {
    items: items.map(({ score: _score, fit, free, busy, minutes, ...posting }) => ({
      ...posting,
      because: reasons(fit),
      bothFreeAt: bothFree({ free, busy, minutes, clientZone: posting.client.timeZone }),
    })),
    nextCursor,
  };
}
