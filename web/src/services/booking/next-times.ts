import { isoOf } from '@parley/contract/availability/intervals.ts';
import { type Bookable, type Reader, startsByDay, startsOf } from '../../time/ribbon/week-of.ts';

const MOST = 3;

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
