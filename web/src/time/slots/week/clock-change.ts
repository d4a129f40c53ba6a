import { t } from '@lingui/core/macro';
import { cityOf, instantsOf } from '@parley/contract/time.ts';
import { clockText } from '../../../platform/language/clock.ts';
import { local, plainDayText, timeText } from '../../format.ts';
import type { BoardDay } from './board.ts';

/** Which of two equal times this is, with its offset: clocks go back that day. Null for all other times. */
export function repeatedText(at: string, zone: string): string | null {
  const read = local(at, zone);
  const both = instantsOf(read.toPlainDateTime().toString(), zone);
  if (both.length < 2) return null;
  const [time, city] = [timeText(at, zone), cityOf(zone)];
  const offset = `UTC${read.offset
    .replace(/:00$/, '')
    .replace(/^([+-])0/, '$1')
    .replace('-', '−')}`;
  return both[0] === at
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
  const isChange = ({ cells }: BoardDay) => {
    const offsets = [...cells.values()].map(({ at }) => local(at, zone).offset);
    return offsets[0] !== offsets.at(-1);
  };
  return days.find(isChange)?.date ?? null;
}

/** Why the other clock shows two times in a row of this week; null where it shows one. */
export function secondTimeText(
  days: readonly BoardDay[],
  { viewerZone, otherZone, otherName }: { viewerZone: string; otherZone: string; otherName: string },
): string | null {
  for (const zone of [viewerZone, otherZone]) {
    const date = dayOfChange(days, zone);
    if (date === null) continue;
    const [city, day] = [cityOf(zone), plainDayText(date)];
    return t`Clocks in ${city} change on ${day}. From then on, ${otherName}’s clock shows the second time.`;
  }
  return null;
}
