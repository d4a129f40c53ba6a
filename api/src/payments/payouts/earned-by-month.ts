import type { Platform } from '../../platform/platform.ts';
import { netByMonth } from './queries-earnings.ts';

export function earnedByMonth(
  { db, clock }: Platform,
  professionalId: string,
): Promise<{ month: string; netCents: number }[]> {
  return netByMonth(db, professionalId, clock.instant());
}
