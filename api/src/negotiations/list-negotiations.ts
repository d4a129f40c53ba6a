import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import type { Platform } from '../platform/platform.ts';
import type { TalkFilter } from './filter.ts';
import { talksOf } from './queries-negotiation.ts';

/** The talks that fit, whole. The caller names the side they are listed for. */
export async function listTalks(platform: Platform, filter: TalkFilter): Promise<Talk[]> {
  return talksOf(platform.db, filter, platform.clock.instant());
}
