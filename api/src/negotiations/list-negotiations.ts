import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { Platform } from '../platform/platform.ts';
import { shown } from './get-negotiation.ts';
import type { NegotiationFilter } from './filter.ts';
import { negotiationsOf } from './queries-negotiation.ts';

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
