import { t } from '@lingui/core/macro';
import { minutesOf, weekdays } from '@parley/contract/availability/slot-codes.ts';
import { shortWeekday } from '../time/format.ts';
import { dayClockText, type Rule } from './week.ts';

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const AHEAD_DAYS = 370;

interface ZoneHours {
  /** "Mon–Fri 15:00–24:00" on clocks there; empty without hours. */
  text: string;
  /** The next clock change that affects the difference, and the hours from then on. */
  change: { whose: 'theirs' | 'yours'; date: string; text: string } | null;
}

/** Weekly hours of one zone as seen in another, now and after the next clock change. */
export function hoursInZone(rules: readonly Rule[], zone: string, otherZone: string, now: string): ZoneHours {
  const text = weekText(rules, minutesAhead(zone, otherZone, Temporal.Instant.from(now)));
  return { text, change: text === '' ? null : nextChange(rules, zone, otherZone, now) };
}

function nextChange(
  rules: readonly Rule[],
  zone: string,
  otherZone: string,
  now: string,
): ZoneHours['change'] {
  const start = Temporal.Instant.from(now);
  const until = start.add({ hours: AHEAD_DAYS * 24 });
  const before = minutesAhead(zone, otherZone, start);
  const changes = [
    ...transitions(otherZone, start, until).map((at) => ({ at, whose: 'theirs' as const, zone: otherZone })),
    ...transitions(zone, start, until).map((at) => ({ at, whose: 'yours' as const, zone })),
  ].toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
  const first = changes.find(({ at }) => minutesAhead(zone, otherZone, at) !== before && isLasting(at));
  if (!first) return null;
  const date = first.at.toZonedDateTimeISO(first.zone).toPlainDate().toString();
  return { whose: first.whose, date, text: weekText(rules, minutesAhead(zone, otherZone, first.at)) };

  // When both change within a day, ignore the hours in between.
  function isLasting(at: Temporal.Instant): boolean {
    return minutesAhead(zone, otherZone, at.add({ hours: 24 })) !== before;
  }
}

function transitions(zone: string, from: Temporal.Instant, until: Temporal.Instant): Temporal.Instant[] {
  const found: Temporal.Instant[] = [];
  let next = from.toZonedDateTimeISO(zone).getTimeZoneTransition('next');
  while (next && Temporal.Instant.compare(next.toInstant(), until) < 0) {
    found.push(next.toInstant());
    next = next.getTimeZoneTransition('next');
  }
  return found;
}

/** How many minutes the other zone is ahead. */
function minutesAhead(zone: string, otherZone: string, at: Temporal.Instant): number {
  const offset = (name: string) => at.toZonedDateTimeISO(name).offsetNanoseconds / 60_000_000_000;
  return Math.round(offset(otherZone) - offset(zone));
}

/** Each range under the day it starts on in that zone; consecutive days with equal hours are grouped. */
function weekText(rules: readonly Rule[], ahead: number): string {
  const starts = rules.map(({ weekday, from, to }) => {
    const at = (weekday - 1) * DAY + minutesOf(from) + ahead;
    return { start: ((at % WEEK) + WEEK) % WEEK, length: minutesOf(to) - minutesOf(from) };
  });
  const stretches = joined(starts.filter(({ length }) => length > 0)).map(({ start, length }) => ({
    day: Math.floor(start / DAY),
    from: start % DAY,
    length,
  }));
  const days = weekdays.map((_, day) => {
    const own = stretches.filter((stretch) => stretch.day === day);
    const spans = own.map(({ from, length }) => `${dayClockText(from)}–${dayClockText(from + length)}`);
    return spans.length === 0 ? '' : spans.reduce((some, more) => t`${some} and ${more}`);
  });
  return runsOf(days)
    .map(({ first, last, text }) => `${dayRange(first, last)} ${text}`)
    .join(', ');
}

interface Stretch {
  /** Minutes from the beginning of Monday. */
  start: number;
  length: number;
}

/** What follows without a break is one stretch, up to a whole day. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const apart: Stretch[] = [];
  for (const { start, length } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1);
    if (last && follows(last, start) && last.length + length <= DAY) last.length += length;
    else apart.push({ start, length });
  }
  const [first, ...others] = apart;
  const last = others.at(-1);
  if (!first || !last || !follows(last, first.start + WEEK) || last.length + first.length > DAY) return apart;
  last.length += first.length;
  return others;
}

const follows = ({ start, length }: Stretch, next: number) => start + length === next;

function runsOf(days: readonly string[]) {
  const runs: { first: number; last: number; text: string }[] = [];
  for (const [day, text] of days.entries()) {
    const run = runs.at(-1);
    if (text === '') continue;
    if (run && run.text === text && run.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day, text });
  }
  return runs;
}

function dayRange(first: number, last: number): string {
  if (first === 0 && last === 6) return t`Every day`;
  const [from, to] = [shortWeekday(first + 1), shortWeekday(last + 1)];
  if (first === last) return from;
  return last - first === 1 ? t`${from} and ${to}` : `${from}–${to}`;
}

/** Cities that clients are often in, to preview the hours from. */
export const CITIES = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Bogota',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Lagos',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;

/** The default city: the first whose time differs. */
export function firstCity(zone: string, now: string): string {
  const at = Temporal.Instant.from(now);
  const differs = (city: string) => minutesAhead(zone, city, at) !== 0;
  return ['Europe/Berlin', 'America/New_York'].find(differs) ?? 'Asia/Singapore';
}
