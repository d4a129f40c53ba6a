import { plural, t } from '@lingui/core/macro';
import type { WorkingRules } from '@parley/contract/availability/working-rules.ts';
import type { Option } from '../ui/form/Select.tsx';
import { durationText } from '../time/format.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const NOTICES = [0, 30, HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const BUFFERS = [0, 5, 10, 15, 30, 45, HOUR, 90, 2 * HOUR];
const DAYS_AHEAD = [1, 2, 3, 7, 14, 30, 60, 90, 180, 365];

export const noticeOptions = (chosen: number) => options(NOTICES, chosen, minutesText);
export const bufferOptions = (chosen: number) => options(BUFFERS, chosen, minutesText);
export const aheadOptions = (chosen: number) => options(DAYS_AHEAD, chosen, daysText);

export function stepOptions(): Option[] {
  return [
    { value: '15', label: t`Every 15 minutes` },
    { value: '30', label: t`On the hour and half hour` },
    { value: '60', label: t`On the hour` },
  ];
}

export function stepOf(value: string): WorkingRules['startStepMinutes'] {
  if (value === '60') return 60;
  return value === '30' ? 30 : 15;
}

/** Always including the current one. */
function options(usual: readonly number[], chosen: number, textOf: (value: number) => string): Option[] {
  const all = [...new Set([...usual, chosen])].toSorted((a, b) => a - b);
  return all.map((value) => ({ value: String(value), label: textOf(value) }));
}

function minutesText(minutes: number): string {
  if (minutes === 0) return t`None`;
  return minutes % DAY === 0 ? daysText(minutes / DAY) : durationText(minutes);
}

const daysText = (days: number) => plural(days, { one: '# day', other: '# days' });
