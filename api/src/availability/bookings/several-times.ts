import type { Interval } from '@parley/contract/availability/intervals.ts';
import { bookableSlots, whyNotBookable } from '@parley/contract/availability/free-slots.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import type { SideRole } from '@parley/contract/sides.ts';
import { minutesAfter } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockHours } from '../queries-hours.ts';
import { readOpenings } from '../slots/read-openings.ts';
import { whyNotAgreed } from './check-overlap.ts';
import { ANY_TIME, REFUSED } from './own-time.ts';

interface Several {
  professionalId: string;
  /** The service that the job is about: in its hours. */
  serviceId: string | null;
  minutes: number;
  /** In order; at least one. */
  times: readonly string[];
}

interface Offered {
  /** Why it can't be offered; null where it can. */
  whyNot: (startsAt: string) => RefusalCode | null;
  /** What could be offered within one of the times’ days. */
  freeWithin: (window: Interval) => string[];
}

/** The rule of `checkTime` for several times, by one reading of the hours. */
export async function readOffered(
  { clock }: Platform,
  db: Db,
  { professionalId, serviceId, minutes, times, offeredBy }: Several & { offeredBy: SideRole },
): Promise<Offered> {
  const now = clock.instant();
  const openings = await readOpenings(db, professionalId, windowOf({ times, minutes }), { serviceId });
  const { busy, ...hours } = offeredBy === 'CLIENT' ? openings : { ...openings, ...ANY_TIME };
  const question = { hours, busy, noticeMinutes: hours.noticeMinutes, now, minutes };
  return {
    whyNot: (startsAt) => {
      const against = whyNotBookable({ ...question, startsAt });
      return against && REFUSED[against];
    },
    freeWithin: (window) => bookableSlots({ ...question, ...window }),
  };
}

/** The rule of `checkOverlap` for several times: null for each that can be agreed. Locks the hours until they are booked. */
export async function whyNotAgreedEach(
  trx: Trx,
  { professionalId, serviceId, minutes, times, offeredAt }: Several & { offeredAt: string | null },
): Promise<(RefusalCode | null)[]> {
  await lockHours(trx, professionalId);
  const openings = await readOpenings(trx, professionalId, windowOf({ times, minutes }), { serviceId });
  return times.map((startsAt) => whyNotAgreed(openings, { startsAt, minutes, offeredAt }));
}

/** A day more at both ends, for other times of the same day. */
function windowOf({ times, minutes }: Pick<Several, 'times' | 'minutes'>): Interval {
  const [first = '', last = first] = [times[0], times.at(-1)];
  return { from: minutesAfter(first, -DAY), to: minutesAfter(last, DAY + minutes) };
}
const DAY = 24 * 60;
