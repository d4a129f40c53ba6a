import { clockText as clockTextOn } from '@parley/contract/time.ts';
import { clockHours } from './i18n.ts';

/** Minutes after midnight on the reader's clock. */
export const clockText = (minutes: number, hours: 12 | 24 = clockHours()): string =>
  clockTextOn(minutes, hours);

/** A full hour for an axis: "18" or "6 PM". */
export function hourText(hour: number): string {
  return clockHours() === 24 ? String(hour) : `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
