import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { Platform } from '../platform/platform.ts';
import type { NegotiationFilter } from './filter.ts';
import { negotiationsOf } from './queries-negotiation.ts';

/** The caller restricts the filter to a side. */
export async function listNegotiations(
  platform: Platform,
  filter: NegotiationFilter,
): Promise<Negotiation[]> {
  return negotiationsOf(platform.db, filter, platform.clock.instant());
}
