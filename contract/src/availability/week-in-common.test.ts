import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Interval } from './intervals.ts';
import { placeIn, readerWeek, weekInCommon } from './week-in-common.ts';

const QUARTER = 15 * 60_000;
const DAY = 96 * QUARTER;
const iso = (at: number) => new Date(at).toISOString();

// Weeks with a change of clocks, at odd offsets, by half an hour, at midnight, and with a date that is skipped.
const WEEKS = [
  ['UTC', '2026-11-23T15:42:00.000Z'],
  ['Europe/Berlin', '2026-03-27T22:59:00.000Z'],
  ['Europe/Berlin', '2026-10-23T10:00:00.000Z'],
  ['America/New_York', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-11-01T05:30:00.000Z'],
  ['America/Havana', '2026-11-01T04:30:00.000Z'],
  ['Asia/Kathmandu', '2026-05-01T18:14:00.000Z'],
  ['Asia/Kathmandu', '2026-05-01T18:15:00.000Z'],
  ['Pacific/Chatham', '2026-09-24T11:15:00.000Z'],
  ['Pacific/Chatham', '2026-04-01T09:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-01T12:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-02T12:00:00.000Z'],
  ['Asia/Beirut', '2026-10-21T12:00:00.000Z'],
  ['Antarctica/Troll', '2026-03-26T12:00:00.000Z'],
  ['Pacific/Apia', '2011-12-27T12:00:00.000Z'],
  ['Pacific/Apia', '2011-12-30T09:59:00.000Z'],
  ['Pacific/Kwajalein', '1993-08-18T12:00:00.000Z'],
] as const;

/** The same, found by asking the clock every quarter of an hour. */
function walk(bookable: readonly Interval[], now: string, zone: string): [date: string, minutes: number][] {
  const minutes = new Map<string, number>();
  const start = Date.parse(now) - 2 * DAY;
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate().toString();
  for (let at = Math.floor(start / QUARTER) * QUARTER; at < start + 12 * DAY; at += QUARTER) {
    const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const date = shown.toPlainDate().toString();
    if (date < today) continue;
    const isFree = bookable.some(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to));
    const isDay = shown.hour >= 8 && shown.hour < 22;
    minutes.set(date, (minutes.get(date) ?? 0) + (isFree && isDay ? 15 : 0));
  }
  return [...minutes].slice(0, 7);
}

const anyBookable = (now: string) =>
  fc
    .array(fc.tuple(fc.integer({ min: -96, max: 9 * 96 }), fc.integer({ min: 1, max: 60 })), {
      maxLength: 24,
    })
    .map((found) =>
      found.map(([from, length]) => {
        const start = Math.floor(Date.parse(now) / QUARTER) * QUARTER + from * QUARTER;
        return { from: iso(start), to: iso(start + length * QUARTER) };
      }),
    );

describe('the hours in common', () => {
  test.each(WEEKS)('are what the clocks of %s say in the week from %s on', (zone, now) => {
    const week = readerWeek(now, zone);
    const holds = fc.property(anyBookable(now), (bookable) => {
      const { days, minutes, best } = weekInCommon(bookable, week);
      const expected = walk(bookable, now, zone);
      expect(days.map((day) => [day.date, day.minutes])).toEqual(expected);
      expect(minutes).toBe(expected.reduce((sum, [, each]) => sum + each, 0));
      const most = Math.max(...expected.map(([, each]) => each));
      expect(best?.date).toBe(most > 0 ? expected.find(([, each]) => each === most)?.[0] : undefined);
    });
    fc.assert(holds, { numRuns: 25 });
  });

  test('of Ana in Bogotá and a reader in Berlin, on a Monday', () => {
    const bookable = [
      { from: '2026-11-23T16:15:00.000Z', to: '2026-11-23T17:45:00.000Z' },
      { from: '2026-11-26T14:00:00.000Z', to: '2026-11-26T17:00:00.000Z' },
      { from: '2026-11-26T19:30:00.000Z', to: '2026-11-26T22:00:00.000Z' },
    ];
    const week = readerWeek('2026-11-23T15:42:00.000Z', 'Europe/Berlin');
    const { days, minutes, best } = weekInCommon(bookable, week);
    expect(days.map((day) => day.minutes)).toEqual([90, 0, 0, 270, 0, 0, 0]);
    expect(minutes).toBe(360);
    expect(best?.inCommon.map(({ start, end }) => [iso(start), iso(end)])).toEqual([
      ['2026-11-26T14:00:00.000Z', '2026-11-26T17:00:00.000Z'],
      ['2026-11-26T19:30:00.000Z', '2026-11-26T21:00:00.000Z'],
    ]);
  });

  test('are none where nothing is bookable, or only at night', () => {
    const week = readerWeek('2026-11-23T15:42:00.000Z', 'UTC');
    expect(weekInCommon([], week)).toMatchObject({ minutes: 0, best: null });
    const night = [{ from: '2026-11-24T22:00:00.000Z', to: '2026-11-25T08:00:00.000Z' }];
    expect(weekInCommon(night, week)).toMatchObject({ minutes: 0, best: null });
  });
});

test('a day is as long as its clocks make it', () => {
  const hoursOf = (date: string) => {
    const [day] = readerWeek(`${date}T12:00:00.000Z`, 'America/New_York');
    return day && (day.whole.end - day.whole.start) / (4 * QUARTER);
  };
  expect(['2026-03-08', '2026-11-01', '2026-06-15'].map(hoursOf)).toEqual([23, 25, 24]);
});

test('a skipped date is not one of the seven days', () => {
  const dates = readerWeek('2011-12-27T12:00:00.000Z', 'Pacific/Apia').map(({ date }) => date.slice(5));
  expect(dates).toEqual(['12-27', '12-28', '12-29', '12-31', '01-01', '01-02', '01-03']);
});

test('an instant has its place in a day, and none within it before or after', () => {
  const day = { start: 1_000, end: 3_000 };
  expect([2_000, 500, 3_500].map((at) => placeIn(day, at))).toEqual([0.5, -0.25, 1.25]);
});
