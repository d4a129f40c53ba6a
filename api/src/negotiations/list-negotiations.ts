import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { refuse } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { shown } from './get-negotiation.ts';
import type { NegotiationFilter } from './filter.ts';
import { negotiationsOf, ownsPosting } from './queries-negotiation.ts';

/** A hundred whole histories would be megabytes. */
const MOVES_IN_LISTS = 1;

/** The caller restricts the filter to a side. */
export async function listNegotiations(
  platform: Platform,
  filter: NegotiationFilter,
): Promise<Negotiation[]> {
  const now = platform.clock.instant();
  const listed = await negotiationsOf(platform.db, filter, { now, moves: MOVES_IN_LISTS });
  return listed.map((negotiation) => shown(negotiation, MOVES_IN_LISTS));
}

/** Those for one of the client's own postings. */
export async function listForPosting(
  platform: Platform,
  actor: Actor,
  filter: NegotiationFilter & { postingId: string },
): Promise<Negotiation[]> {
  if (!(await ownsPosting(platform.db, filter.postingId, actor.id))) refuse('not_found');
  return listNegotiations(platform, filter);
}
