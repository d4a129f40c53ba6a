import { freeIntervals } from '@parley/contract/availability/free-slots.ts';
import { minutesAfter } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { shortestServiceOf } from './sets/queries-sets.ts';
import { readOpenings } from './slots/read-openings.ts';

interface AvailableQuery {
  userId: string;
  /** In its hours; left out, in those of their shortest one, as on their card. */
  serviceId?: string | undefined;
}

/** Within their hours and in no appointment right now. */
export async function isAvailable(
  { clock, db }: Platform,
  { userId, ...query }: AvailableQuery,
): Promise<{ isAvailableNow: boolean }> {
  const now = clock.instant();
  const moment = { from: now, to: minutesAfter(now, 1) };
  const serviceId = query.serviceId ?? (await shortestServiceOf(db, userId));
  const { busy, ...hours } = await readOpenings(db, userId, moment, { serviceId });
  return { isAvailableNow: freeIntervals(hours, busy, moment)[0]?.from === now };
}
