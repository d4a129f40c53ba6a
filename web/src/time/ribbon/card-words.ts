import { t } from '@lingui/core/macro';
import { isoOf } from '@parley/contract/availability/intervals.ts';
import { DAYTIME } from '@parley/contract/availability/week-in-common.ts';
import { clockSpan, type Span } from '@parley/contract/time.ts';
import { clocksDiffer, minuteOfDay, timeText, whenText } from '../format.ts';
import type { Bookable } from './week-of.ts';
import { listed } from './words.ts';

/** "next: today 17:15"; only where the two clocks differ whose time it is, or that it's in the reader's night. */
export function nextText({ nextAvailableAt, timeZone }: Bookable, zone: string, now: string): string {
  if (nextAvailableAt === null) return t`nothing free in two weeks`;
  const when = whenText(nextAvailableAt, zone, now);
  if (!clocksDiffer(nextAvailableAt, zone, timeZone)) return t`next: ${when}`;
  return isByDay(nextAvailableAt, zone) ? t`next: ${when} your time` : t`next: ${when}, in your night`;
}

/** Whether the reader is up then. */
export function isByDay(instant: string, zone: string): boolean {
  const minute = minuteOfDay(instant, zone);
  return minute >= DAYTIME.from && minute < DAYTIME.to;
}

/** "15:00–18:00 and 20:30–22:00" */
export function spansText(spans: readonly Span[], zone: string): string {
  return listed(
    spans.map(({ start, end }) => clockSpan(timeText(isoOf(start), zone), timeText(isoOf(end), zone))),
  );
}
