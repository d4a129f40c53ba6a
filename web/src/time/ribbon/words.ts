import { plural, t } from '@lingui/core/macro';
import { isoOf } from '@parley/contract/availability/intervals.ts';
import type { WeekInCommon } from '@parley/contract/availability/week-in-common.ts';
import type { Span } from '@parley/contract/time.ts';
import { clocksDiffer, quarterHours, timeText, whenText } from '../format.ts';
import { weekdayName } from '../weekday-name.ts';
import { LEAST } from './least.ts';
import type { Bookable } from './week-of.ts';

/** The ribbon read aloud: "12 hours in common this week. Best day Thursday, 15:00 to 18:00. Next: …" */
export function spokenWeek(of: Bookable, { minutes, best }: WeekInCommon, zone: string, now: string): string {
  const parts = [
    minutes < LEAST ? t`Nothing in common this week.` : spokenSum(minutes),
    best && spokenDay(best.weekday, best.inCommon, zone),
    spokenNext(of, zone, now),
  ];
  return parts.filter(Boolean).join(' ');
}

function spokenSum(minutes: number): string {
  const number = quarterHours(minutes);
  const hours = plural(Math.ceil(minutes / 60), { one: `${number} hour`, other: `${number} hours` });
  return t`${hours} in common this week.`;
}

function spokenDay(weekday: number, spans: readonly Span[], zone: string): string {
  const [day, hours] = [weekdayName(weekday), spokenSpans(spans, zone)];
  return t`Best day ${day}, ${hours}.`;
}

function spokenSpans(spans: readonly Span[], zone: string): string {
  const texts = spans.map(({ start, end }) => {
    const [from, to] = [timeText(isoOf(start), zone), timeText(isoOf(end), zone)];
    return t`${from} to ${to}`;
  });
  return listed(texts);
}

/** "one, two and three" */
export function listed(texts: readonly string[]): string {
  const [last = '', ...others] = texts.toReversed();
  const before = others.toReversed().join(', ');
  return before === '' ? last : t`${before} and ${last}`;
}

function spokenNext({ nextAvailableAt, timeZone }: Bookable, zone: string, now: string): string {
  if (nextAvailableAt === null) return t`Nothing free in two weeks.`;
  const when = whenText(nextAvailableAt, zone, now);
  return clocksDiffer(nextAvailableAt, zone, timeZone) ? t`Next: ${when}, your time.` : t`Next: ${when}.`;
}
