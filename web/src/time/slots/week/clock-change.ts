import { t } from '@lingui/core/macro';
import { cityOf, offsetIfRepeated } from '@parley/contract/time.ts';
import { clockText } from '../../../platform/language/clock.ts';
import { local, plainDayText } from '../../format.ts';
import { wallTime } from '../../wall-time.ts';
import type { BoardDay } from './board.ts';

/** Which of two equal times this is, with its offset: clocks go back that day. Null for all other times. */
export function repeatedText(at: string, zone: string): string | null {
  const read = local(at, zone);
  const offset = offsetIfRepeated(read).trim();
  if (offset === '') return null;
  const [time, city] = [wallTime(at, zone), cityOf(zone)];
  const isFirst = read.toPlainDateTime().toZonedDateTime(zone).equals(read);
  return isFirst
    ? t`The first ${time}, ${offset}: clocks in ${city} go back that day.`
    : t`The second ${time}, ${offset}: clocks in ${city} go back that day.`;
}

/** What to say of a half hour that clocks skip. */
export function skippedText(date: string, minute: number, zone: string): string {
  const [day, time, city] = [plainDayText(date), clockText(minute), cityOf(zone)];
  return t`${day}: clocks in ${city} skip ${time}.`;
}

/** On which of these days clocks change in a zone; null on none. */
function dayOfChange(days: readonly BoardDay[], zone: string): string | null {
  const before = offsetAt(firstOf(days), zone);
  // They may change at the midnight between two of them.
  return days.find((day) => offsetAt(lastOf([day]), zone) !== before)?.date ?? null;
}

/** Whether the two clocks are as far apart at the end of these days as before: also where both change on one day. */
function keepTheirDistance(days: readonly BoardDay[], zone: string, otherZone: string): boolean {
  const [before, after] = [firstOf(days), lastOf(days)].map(
    (at) => offsetAt(at, otherZone) - offsetAt(at, zone),
  );
  return before === after;
}

const instantsIn = (days: readonly BoardDay[]) =>
  days.flatMap(({ cells }) => [...cells.values()].map(({ at }) => at));
const firstOf = (days: readonly BoardDay[]) => instantsIn(days)[0];
const lastOf = (days: readonly BoardDay[]) => instantsIn(days).at(-1);
const offsetAt = (at: string | undefined, zone: string) =>
  at === undefined ? 0 : local(at, zone).offsetNanoseconds;

/** Why the other clock shows two times in a row of this week; null where it shows one. */
export function secondTimeText(
  days: readonly BoardDay[],
  { viewerZone, otherZone, otherName }: { viewerZone: string; otherZone: string; otherName: string },
): string | null {
  if (keepTheirDistance(days, viewerZone, otherZone)) return null;
  for (const zone of [viewerZone, otherZone]) {
    const date = dayOfChange(days, zone);
    if (date === null) continue;
    const [city, day] = [cityOf(zone), plainDayText(date)];
    return t`Clocks in ${city} change on ${day}. From then on, ${otherName}’s clock shows the second time.`;
  }
  return null;
}
