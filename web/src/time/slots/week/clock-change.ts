import { t } from '@lingui/core/macro';
import { cityOf, instantsOf } from '@parley/contract/time.ts';
import { clockText } from '../../../platform/language/clock.ts';
import { local, plainDayText, timeText } from '../../format.ts';

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
