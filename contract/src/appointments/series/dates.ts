import { MAX_SERIES } from '../../limits.ts';
import type { Rhythm } from './states.ts';

/** What says when a series takes place: its first time, the zone in whose wall time it stays, and its end. */
export interface SeriesRule {
  startsAt: string;
  timeZone: string;
  rhythm: Rhythm;
  /** Either how many there are, or the last day one can be on. */
  count?: number;
  untilOn?: string;
}

/** One of a series: its date in the series’ zone, and when it starts. */
export interface SeriesDate {
  on: string;
  startsAt: string;
}

/**
 * The dates of a series, one more than allowed if it has too many. Each is at the same wall time as the first. Where clocks skip that
 * time, it is as much later as they skip; where they show it twice, it is the earlier one.
 */
export function seriesDates({ startsAt, timeZone, rhythm, count, untilOn }: SeriesRule): SeriesDate[] {
  const first = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
  const dates: SeriesDate[] = [];
  for (let step = 0; step < (count ?? MAX_SERIES + 1); step += 1) {
    const day = dayAfter(first.toPlainDate(), rhythm, step);
    const on = day.toString();
    if (untilOn !== undefined && on > untilOn) break;
    const at = step === 0 ? first : day.toZonedDateTime({ timeZone, plainTime: first.toPlainTime() });
    dates.push({ on, startsAt: new Date(at.epochMilliseconds).toISOString() });
  }
  return dates;
}

function dayAfter(first: Temporal.PlainDate, rhythm: Rhythm, step: number): Temporal.PlainDate {
  if (rhythm !== 'MONTHLY') return first.add({ days: step * (rhythm === 'WEEKLY' ? 7 : 14) });
  return weekdayOfMonth(first.with({ day: 1 }).add({ months: step }), first);
}

/** The same weekday of a month: the first to the fourth, and what is a fifth is the last of every month. */
function weekdayOfMonth(month: Temporal.PlainDate, like: Temporal.PlainDate): Temporal.PlainDate {
  const earliest = month.add({ days: (like.dayOfWeek - month.dayOfWeek + 7) % 7 });
  const wanted = earliest.add({ weeks: ordinalOf(like.day) - 1 });
  return wanted.month === month.month ? wanted : wanted.subtract({ weeks: 1 });
}

/** Which weekday of its month a day is: the first (1) to the fifth (5), which stands for the last. */
export const ordinalOf = (day: number) => Math.ceil(day / 7);
