import { t } from '@lingui/core/macro';
import { isoOf } from '@parley/contract/availability/intervals.ts';
import { clockSpan, type Span } from '@parley/contract/time.ts';
import { clocksDiffer, timeText, whenText } from '../format.ts';
import type { Bookable } from './week-of.ts';
import { listed } from './words.ts';

/** "next: today 17:15"; whose time it is only where the two clocks differ. */
export function nextText({ nextAvailableAt, timeZone }: Bookable, zone: string, now: string): string {
  if (nextAvailableAt === null) return t`nothing free in two weeks`;
  const when = whenText(nextAvailableAt, zone, now);
  return clocksDiffer(nextAvailableAt, zone, timeZone) ? t`next: ${when} your time` : t`next: ${when}`;
}

/** "15:00–18:00 and 20:30–22:00" */
export function spansText(spans: readonly Span[], zone: string): string {
  return listed(
    spans.map(({ start, end }) => clockSpan(timeText(isoOf(start), zone), timeText(isoOf(end), zone))),
  );
}
