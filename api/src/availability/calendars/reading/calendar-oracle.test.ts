import { readdirSync, readFileSync } from 'node:fs';
import ical, { type VEvent } from 'node-ical';
import { intersection, merged } from '@parley/contract/availability/intervals.ts';
import type { Span } from '@parley/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBusyTimes } from './read-busy-times.ts';

const FOLDER = new URL('../../../../test/calendars/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ics'));
const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
const window = { start: at('2026-11-20T00:00Z'), end: at('2027-04-15T00:00Z') };
const DAY = 24 * 60 * 60 * 1000;

/** Where the other library, which is also used by many, reads a file otherwise, and why it isn't right there. */
const OTHERWISE: Record<string, string> = {
  'broken-events.ics': 'one rule that means nothing ends its reading of the whole file',
  'clock-changes.ics':
    'its days last 24 hours, also the one that has 23; and it skips an hour that the clock skips, which counts as the next (3.3.5)',
  'fastmail-cancelled-from-then-on.ics': 'it knows no RANGE=THISANDFUTURE, and cancels one occurrence only',
  'fastmail-this-and-future.ics': 'it knows no RANGE=THISANDFUTURE, and moves one occurrence only',
  'free-busy-only.ics': 'it reads events, and no VFREEBUSY that publishes nothing else',
  'nextcloud-further-dates.ics': 'it knows no RDATE',
  'nextcloud-two-calendars-in-one.ics': 'of two calendars in a file it keeps the second',
  'thunderbird-flights.ics': 'a zone behind the prefix of its program counts as the local one',
};

/** It takes times without a zone, and whole days, for those of the machine; our owner lives in Berlin. */
const zone = process.env.TZ;
beforeAll(() => void (process.env.TZ = 'Europe/Berlin'));
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('there are forty files, and each difference is of one of them', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(OTHERWISE).filter((name) => !files.includes(name))).toEqual([]);
});

test.each(files.filter((name) => OTHERWISE[name] === undefined))(
  '%s is read as node-ical reads it',
  (name) => {
    expect(ours(name)).toEqual(theirs(name));
    expect(ours(name)).not.toEqual([]);
  },
);

test.each(Object.entries(OTHERWISE))('%s is not: %s', (name) => {
  expect(ours(name)).not.toEqual(attempt(() => theirs(name)));
});

function ours(name: string): string[] {
  const asked = { timeZone: 'Europe/Berlin', countFree: false, consultations: [], window };
  const result = readBusyTimes({ files: [textOf(name)], ...asked });
  return 'busy' in result ? result.busy.map(shown) : [result.problem];
}

function theirs(name: string): string[] {
  const events = Object.values(ical.sync.parseICS(textOf(name))).flatMap((each) =>
    each?.type === 'VEVENT' ? [each] : [],
  );
  const range = {
    from: new Date(window.start - 40 * DAY),
    to: new Date(window.end + DAY),
    expandOngoing: true,
  };
  const spans = events
    .flatMap((event) => ical.expandRecurringEvent(event, range))
    .filter(({ event }) => isBusy(event))
    .map(({ start, end }) => ({ start: Number(start), end: Number(end) }))
    .filter(({ start, end }) => end > start);
  return intersection(merged(spans), [window]).map(shown);
}

/** What it leaves to whoever uses it; Outlook says so in a property of its own. */
function isBusy(event: VEvent): boolean {
  const own: Record<string, unknown> = { ...event };
  const isFree = own.transparency === 'TRANSPARENT' || own['MICROSOFT-CDO-BUSYSTATUS'] === 'FREE';
  return event.status !== 'CANCELLED' && !isFree;
}

const textOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const shown = ({ start, end }: Span) =>
  `${new Date(start).toISOString().slice(0, 16)}/${new Date(end).toISOString().slice(0, 16)}`;

function attempt(read: () => string[]): string[] | null {
  try {
    return read();
  } catch {
    return null;
  }
}
