import { freeStretches } from '@parley/contract/availability/free-slots.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { openingsOf } from '../queries-openings.ts';
import { setsOf } from '../sets/queries-sets.ts';
import { replaceFreeTimes } from './queries-free-times.ts';
import { keepNextStarts } from './queries-next-starts.ts';

/** Lists show two weeks; one more day, since it is refreshed daily. */
export const FREE_DAYS = 15;

/** Recomputes the free times; the caller holds the lock on the hours. */
export async function refreshFreeTimes(
  platform: Platform,
  trx: Trx,
  professionalIds: readonly string[],
): Promise<void> {
  const now = platform.clock.instant();
  const window = { from: now, to: daysAfter(now, FREE_DAYS) };
  const openings = await openingsOf(trx, professionalIds, window);
  const sets = Map.groupBy(await setsOf(trx, professionalIds), (set) => set.professionalId);
  const free = openings.flatMap(({ professionalId, busy, ...hours }) =>
    [{ id: null, rules: hours.rules }, ...(sets.get(professionalId) ?? [])].flatMap(({ id: setId, rules }) =>
      freeStretches({ ...hours, rules }, busy, window).map((free) => ({ ...free, professionalId, setId })),
    ),
  );
  await replaceFreeTimes(trx, professionalIds, free, window.to);
  await keepNextStarts(trx, professionalIds, now);
}
