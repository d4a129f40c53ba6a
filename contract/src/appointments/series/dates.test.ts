import { expect, test } from 'vitest';
import { seriesDates, type SeriesRule } from './dates.ts';

// Both hemispheres, half hours, quarter hours, a change of half an hour (Lord Howe), changes at midnight (Beirut, Santiago), none.
const ZONES = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Chisinau',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Africa/Cairo',
  'Africa/Harare',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Halifax',
  'America/Havana',
  'America/Santiago',
  'America/Asuncion',
  'America/Bogota',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Asia/Tokyo',
];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
  ]),
);

/** What a clock there shows, by Intl: "2026-11-24 14:15". */
const shown = (ms: number, zone: string) => clocks.get(zone)?.format(ms).replace(', ', ' ') ?? '';

/** The first instant at which a clock there shows this, by trying every quarter-hour of offset that zones have; null in a gap. */
function instantShowing(date: string, time: string, zone: string): number | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  for (let at = asUtc - 14 * HOUR; at <= asUtc + 12 * HOUR; at += HOUR / 4)
    if (shown(at, zone) === `${date} ${time}`) return at;
  return null;
}

/** Counted with the days of UTC, which has no changes. */
function dateSteps(first: string, rhythm: SeriesRule['rhythm'], step: number): string {
  const start = Date.parse(`${first}T00:00:00Z`);
  if (rhythm !== 'MONTHLY')
    return new Date(start + step * (rhythm === 'WEEKLY' ? 7 : 14) * DAY).toISOString().slice(0, 10);
  const day = new Date(start);
  const nth = Math.floor((day.getUTCDate() - 1) / 7);
  const month = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + step, 1));
  const found: Date[] = [];
  for (let at = month.getTime(); new Date(at).getUTCMonth() === month.getUTCMonth(); at += DAY)
    if (new Date(at).getUTCDay() === day.getUTCDay()) found.push(new Date(at));
  return (nth === 4 ? found.at(-1) : found[nth])?.toISOString().slice(0, 10) ?? '';
}

/** First times in a year: the afternoon, and the hours in which clocks change, in weeks before they do. */
const FIRSTS = ['2026-02-22', '2026-03-09', '2026-09-27', '2026-10-20', '2026-10-31', '2027-01-30'].flatMap(
  (date) => ['00:15', '01:45', '02:30', '15:00'].map((time) => [date, time] as const),
);

test.each(ZONES)(
  'each of a series is at the same wall time in %s, across both changes of the clocks',
  (zone) => {
    let [compared, gaps] = [0, 0];
    for (const [date, time] of FIRSTS)
      for (const rhythm of ['WEEKLY', 'EVERY_SECOND_WEEK', 'MONTHLY'] as const) {
        const first = instantShowing(date, time, zone);
        if (first === null) continue;
        const startsAt = new Date(first).toISOString();
        const count = rhythm === 'WEEKLY' ? 10 : 5;
        const dates = seriesDates({ startsAt, timeZone: zone, rhythm, count });
        expect(dates).toHaveLength(count);
        for (const [step, { on, startsAt: at }] of dates.entries()) {
          const wanted = dateSteps(date, rhythm, step);
          expect(on, `${zone} ${date} ${time} ${rhythm} ${step}`).toBe(wanted);
          const there = instantShowing(wanted, time, zone);
          compared += 1;
          if (there !== null) expect(Date.parse(at), `${zone} ${wanted} ${time}`).toBe(there);
          else {
            gaps += 1;
            // Skipped: later by as much as the clocks skip.
            const minutes = (text: string) => Number(text.slice(-5, -3)) * 60 + Number(text.slice(-2));
            const later = minutes(shown(Date.parse(at), zone)) - minutes(time);
            expect([30, 60]).toContain(later);
            expect(shown(Date.parse(at), zone).slice(0, 10)).toBe(wanted);
          }
        }
      }
    expect(compared).toBeGreaterThan(400);
    expect(gaps).toBeLessThan(12);
  },
);

// By a paper calendar: Tuesdays of November 2026 are 3, 10, 17, 24; December has five, 2027's January 5, 12, 19, 26.
test.each([
  ['the second Tuesday', '2026-11-10', ['2026-11-10', '2026-12-08', '2027-01-12', '2027-02-09']],
  [
    'the fourth Tuesday, not the last',
    '2026-11-24',
    ['2026-11-24', '2026-12-22', '2027-01-26', '2027-02-23'],
  ],
  [
    'a fifth Thursday is the last of every month',
    '2026-12-31',
    ['2026-12-31', '2027-01-28', '2027-02-25', '2027-03-25'],
  ],
  ['the first Sunday', '2026-11-01', ['2026-11-01', '2026-12-06', '2027-01-03', '2027-02-07']],
])('monthly is %s', (_what, date, expected) => {
  const dates = seriesDates({
    startsAt: `${date}T15:00:00.000Z`,
    timeZone: 'UTC',
    rhythm: 'MONTHLY',
    count: 4,
  });
  expect(dates.map(({ on }) => on)).toEqual(expected);
});

// From the tables of the zones: on these days clocks skip the time, or show it twice.
test.each([
  ['skipped in Berlin', 'Europe/Berlin', '2026-03-22T01:30:00.000Z', '2026-03-29T01:30:00.000Z'],
  ['shown twice in Berlin', 'Europe/Berlin', '2026-10-18T00:30:00.000Z', '2026-10-25T00:30:00.000Z'],
  [
    'skipped on Lord Howe, by half an hour',
    'Australia/Lord_Howe',
    '2026-09-26T15:45:00.000Z',
    '2026-10-03T15:45:00.000Z',
  ],
  ['after a change in New York', 'America/New_York', '2026-10-27T13:00:00.000Z', '2026-11-03T14:00:00.000Z'],
])('a time that is %s', (_what, timeZone, startsAt, next) => {
  const dates = seriesDates({ startsAt, timeZone, rhythm: 'WEEKLY', count: 2 });
  expect(dates.map((each) => each.startsAt)).toEqual([startsAt, next]);
});

test('the date of the series is that of its zone, not of UTC', () => {
  const rule = { startsAt: '2026-11-24T02:00:00.000Z', rhythm: 'WEEKLY', count: 2 } as const;
  const on = (timeZone: string) => seriesDates({ ...rule, timeZone }).map((each) => each.on);
  expect(on('America/Bogota')).toEqual(['2026-11-23', '2026-11-30']);
  expect(on('Asia/Tokyo')).toEqual(['2026-11-24', '2026-12-01']);
});

test('it ends on a date, that day included, or has one more than allowed', () => {
  const rule = { startsAt: '2026-11-24T15:00:00.000Z', timeZone: 'UTC', rhythm: 'WEEKLY' } as const;
  const last = (untilOn: string) => seriesDates({ ...rule, untilOn }).at(-1)?.on;
  expect(last('2026-12-15')).toBe('2026-12-15');
  expect(last('2026-12-14')).toBe('2026-12-08');
  expect(seriesDates({ ...rule, untilOn: '2026-11-23' })).toEqual([]);
  expect(seriesDates({ ...rule, untilOn: '9999-12-31' })).toHaveLength(27);
});
