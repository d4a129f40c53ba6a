import { merged, spanOf } from '@parley/contract/availability/intervals.ts';
import type { DayInCommon, WeekInCommon } from '@parley/contract/availability/week-in-common.ts';
import type { Span } from '@parley/contract/time.ts';
import type { Bookable } from './week-of.ts';

/** The day that a ribbon opens, with all of its free times. */
export interface OpenDay {
  day: DayInCommon;
  /** Whole, also where they begin before or end after the day. */
  free: Span[];
  isBest: boolean;
}

/** The best day; without any hours in common the first with free times, which are all in the reader's night. */
export function openedDay({ free }: Pick<Bookable, 'free'>, { days, best }: WeekInCommon): OpenDay | null {
  const spans = merged(free.map(spanOf));
  const within = ({ whole }: DayInCommon) =>
    spans.filter(({ start, end }) => start < whole.end && end > whole.start);
  const day = best ?? days.find((each) => within(each).length > 0);
  return day ? { day, free: within(day), isBest: day === best } : null;
}
