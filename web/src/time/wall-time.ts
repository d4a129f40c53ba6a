import { clockSpan } from '@parley/contract/time.ts';
import { clockText } from '../platform/language/clock.ts';
import { minuteOfDay, timeText } from './format.ts';

const MINUTES_A_DAY = 24 * 60;

/** What a clock there shows, without saying which of two equal times it is. */
export const wallTime = (at: string, zone: string) => clockText(minuteOfDay(at, zone));

/** "15:00–18:00"; midnight is the end of its day, not the start of the next. */
export function spanText(from: string, to: string, zone: string): string {
  const end = minuteOfDay(to, zone) === 0 ? clockText(MINUTES_A_DAY) : timeText(to, zone);
  return clockSpan(timeText(from, zone), end);
}
