import type { Platform } from '../../platform/platform.ts';
import { netByMonth } from '../ledger/queries-ledger.ts';

/** What a professional earned after the fee in each of the last twelve months, the oldest first. */
export function earnedByMonth(
  { db, clock }: Platform,
  professionalId: string,
): Promise<{ month: string; netCents: number }[]> {
  return netByMonth(db, professionalId, clock.instant());
}
