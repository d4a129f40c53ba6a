import { freeIntervals } from '@parley/contract/availability/slots.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { openingsOf, replaceFreeTimes } from '../queries.ts';

/** Lists show the coming two weeks; a day more, so that a refresh a day keeps it so. */
export const FREE_DAYS = 15;

/** Computes the coming free times of these professionals anew; the caller holds their hours locked. */
export async function refreshFreeTimes(
  platform: Platform,
  trx: Trx,
  professionalIds: readonly string[],
): Promise<void> {
  const now = platform.clock.instant();
  const window = { from: now, to: daysAfter(now, FREE_DAYS) };
  const openings = await openingsOf(trx, professionalIds, window);
  const free = openings.flatMap(({ professionalId, busy, ...hours }) =>
    freeIntervals(hours, busy, window).map((stretch) => ({ ...stretch, professionalId })),
  );
  await replaceFreeTimes(trx, professionalIds, free, window.to);
}
