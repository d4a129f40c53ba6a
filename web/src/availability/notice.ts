import { plural, t } from '@lingui/core/macro';
import { durationText } from '../time/format.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const USUAL = [0, 30, HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

/** The options for minimum notice, always including the current one. */
export function noticeOptions(chosen: number): { value: string; label: string }[] {
  const all = [...new Set([...USUAL, chosen])].toSorted((a, b) => a - b);
  return all.map((minutes) => ({ value: String(minutes), label: noticeText(minutes) }));
}

function noticeText(minutes: number): string {
  if (minutes === 0) return t`None`;
  if (minutes % DAY !== 0) return durationText(minutes);
  const days = minutes / DAY;
  return plural(days, { one: '# day', other: '# days' });
}
