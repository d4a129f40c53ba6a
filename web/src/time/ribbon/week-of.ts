import { millisecondsOf, spanOf, type Interval } from '@parley/contract/availability/intervals.ts';
import {
  readerWeek,
  weekInCommon,
  type ReaderDay,
  type WeekInCommon,
} from '@parley/contract/availability/week-in-common.ts';
import type { Span } from '@parley/contract/time.ts';

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

const MINUTE = 60_000;
/** Whatever the grid of a professional's start times, an hour after one of them is another. */
const APART = 60 * MINUTE;

export interface Reader {
  zone: string;
  now: string;
}

/** The start times within the daytime of each of the reader's next seven days. */
export function startsByDay(of: Pick<Bookable, 'free'>, minutes: number, { zone, now }: Reader): number[][] {
  const starts = startsOf(of, minutes, now);
  return weekFrom(now, zone).map(({ daytime }) =>
    starts.filter((at) => daytime.some((span) => fits(at, minutes, span))),
  );
}

/** The first start time within the daytime of the reader's next `days` days, today among them. */
export function firstStartByDay(
  of: Pick<Bookable, 'free'>,
  minutes: number,
  { zone, now, days }: Reader & { days: number },
): number | undefined {
  const spans = weekFrom(now, zone)
    .slice(0, days)
    .flatMap(({ daytime }) => daytime);
  return startsOf(of, minutes, now).find((at) => spans.some((span) => fits(at, minutes, span)));
}

/** The start times to come, an hour apart. */
export function startsOf({ free }: Pick<Bookable, 'free'>, minutes: number, now: string): number[] {
  const past = millisecondsOf(now);
  return free.flatMap((stretch) => startsIn(stretch, minutes)).filter((at) => at > past);
}

function startsIn(stretch: Interval, minutes: number): number[] {
  const { start, end } = spanOf(stretch);
  const count = Math.floor((end - start - minutes * MINUTE) / APART) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => start + index * APART);
}

const fits = (at: number, minutes: number, { start, end }: Span) =>
  at >= start && at + minutes * MINUTE <= end;
