import { isoOf, millisecondsOf, spanOf, type Interval } from '@parley/contract/availability/intervals.ts';
import type { Span } from '@parley/contract/time.ts';
import { type Bookable, weekOf } from '../../time/ribbon/week-of.ts';

const MINUTE = 60_000;
/** Whatever the grid of a professional's start times, an hour after one of them is another. */
const APART = 60 * MINUTE;
const MOST = 3;

interface Reader {
  zone: string;
  now: string;
}

/**
 * Up to three starts to offer at once: the first one of each of the reader's days, then further ones, at night only
 * where no day has any. Sorted.
 */
export function nextTimes(
  { free, nextAvailableAt }: Pick<Bookable, 'free' | 'nextAvailableAt'>,
  minutes: number,
  { zone, now }: Reader,
): string[] {
  const perDay = startsByDay({ free }, minutes, { zone, now });
  const byDay = [...perDay.flatMap(([first]) => first ?? []), ...perDay.flatMap(([, ...others]) => others)];
  const offered = byDay.length > 0 ? byDay : startsOf({ free }, minutes, now);
  if (offered.length === 0) return nextAvailableAt === null ? [] : [nextAvailableAt];
  return offered
    .slice(0, MOST)
    .toSorted((one, other) => one - other)
    .map(isoOf);
}

/** Those within the daytime of each of the reader's next seven days. */
export function startsByDay(of: Pick<Bookable, 'free'>, minutes: number, { zone, now }: Reader): number[][] {
  const starts = startsOf(of, minutes, now);
  return weekOf(of, zone, now).days.map(({ daytime }) =>
    starts.filter((at) => daytime.some((span) => fits(at, minutes, span))),
  );
}

const startsOf = ({ free }: Pick<Bookable, 'free'>, minutes: number, now: string): number[] =>
  free.flatMap((stretch) => startsIn(stretch, minutes)).filter((at) => at > millisecondsOf(now));

function startsIn(stretch: Interval, minutes: number): number[] {
  const { start, end } = spanOf(stretch);
  const count = Math.floor((end - start - minutes * MINUTE) / APART) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => start + index * APART);
}

const fits = (at: number, minutes: number, { start, end }: Span) =>
  at >= start && at + minutes * MINUTE <= end;
