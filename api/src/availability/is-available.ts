import { freeIntervals } from '@parley/contract/availability/slots.ts';
import { minutesAfter } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { readOpenings } from './slots/read-openings.ts';

/** Within their hours and in no appointment right now. */
export async function isAvailable(
  platform: Platform,
  professionalId: string,
): Promise<{ isAvailableNow: boolean }> {
  const now = platform.clock.instant();
  const moment = { from: now, to: minutesAfter(now, 1) };
  const { busy, ...hours } = await readOpenings(platform.db, professionalId, moment);
  return { isAvailableNow: freeIntervals(hours, busy, moment)[0]?.from === now };
}
