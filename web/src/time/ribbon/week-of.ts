import type { Interval } from '@parley/contract/availability/intervals.ts';
import {
  readerWeek,
  weekInCommon,
  type ReaderDay,
  type WeekInCommon,
} from '@parley/contract/availability/week-in-common.ts';

/** What cards say of somebody's time: all that a ribbon shows. */
export interface Bookable {
  free: readonly Interval[];
  nextAvailableAt: string | null;
  timeZone: string;
}

const weeks = new Map<string, readonly ReaderDay[]>();

/** Somebody's bookable time within the reader's next seven days. */
export function weekOf({ free }: Pick<Bookable, 'free'>, zone: string, now: string): WeekInCommon {
  return weekInCommon(free, weekFrom(now, zone));
}

/** Kept until the day is over: reading a zone's calendar takes longer than all the cards of a page. */
function weekFrom(now: string, zone: string): readonly ReaderDay[] {
  const at = Date.parse(now);
  const kept = weeks.get(zone);
  const today = kept?.[0]?.whole;
  if (kept && today && today.start <= at && at < today.end) return kept;
  const week = readerWeek(now, zone);
  weeks.set(zone, week);
  return week;
}
