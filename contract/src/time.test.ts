import { describe, expect, test } from 'vitest';
import { codeOf, isSlotCode, minutesOf } from './availability/slot-codes.ts';
import { isTimeZone, hoursOf } from './reader-time.ts';
import { instantsOf } from './availability/instants-of.ts';
import { cityOf, clockSpan, clockText, offsetIfRepeated } from './time.ts';
import { slotCodes, weekdays } from './availability/slot-codes.ts';

const ZONES =
  `UTC America/New_York America/Los_Angeles America/Bogota America/St_Johns America/Havana America/Santiago
  America/Nuuk America/Sao_Paulo Atlantic/Azores Europe/London Europe/Berlin Europe/Kyiv Africa/Casablanca
  Africa/Cairo Africa/Lagos Antarctica/Troll Asia/Beirut Asia/Gaza Asia/Tehran Asia/Kolkata Asia/Kathmandu
  Asia/Tokyo Australia/Adelaide Australia/Lord_Howe Australia/Eucla Pacific/Auckland Pacific/Chatham
  Pacific/Apia`.split(/\s+/);
const QUARTER = 15 * 60_000;
const DAY = 96 * QUARTER;
const FROM = Date.UTC(2025, 0, 1);
const TO = Date.UTC(2031, 0, 1);

describe('slot codes', () => {
  test('every quarter of an hour has a code, midnight is 1 and the end of the day 2359', () => {
    expect(slotCodes).toHaveLength(97);
    expect(slotCodes[0]).toEqual({ code: 1, minutes: 0, label: '12:00 AM' });
    expect(slotCodes[1]).toEqual({ code: 15, minutes: 15, label: '12:15 AM' });
    expect(slotCodes[4]).toEqual({ code: 100, minutes: 60, label: '1:00 AM' });
    expect(slotCodes[48]).toEqual({ code: 1200, minutes: 720, label: '12:00 PM' });
    expect(slotCodes[95]).toEqual({ code: 2345, minutes: 1425, label: '11:45 PM' });
    expect(slotCodes[96]).toEqual({ code: 2359, minutes: 1440, label: 'End of Day' });
  });

  test('codes rise with the day, are all different, and turn into minutes and back', () => {
    const codes = slotCodes.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => a - b));
    expect(codes.map(minutesOf)).toEqual(Array.from({ length: 97 }, (_, quarter) => quarter * 15));
    expect(codes.map((code) => codeOf(minutesOf(code)))).toEqual(codes);
  });

  test('of all numbers around the day only those 97 are codes', () => {
    const accepted = Array.from({ length: 2700 }, (_, n) => n - 100).filter(isSlotCode);
    expect(accepted).toEqual(slotCodes.map(({ code }) => code));
  });

  test.each([0, -15, 2, 60, 110, 2400, 2360, 15.5, Number.NaN])('%d is no slot code', (code) => {
    expect(isSlotCode(code)).toBe(false);
    expect(() => minutesOf(code)).toThrow(RangeError);
  });

  test.each([-15, 7, 1455, 22.5, Number.NaN])('%d minutes have no slot code', (minutes) => {
    expect(() => codeOf(minutes)).toThrow(RangeError);
  });

  test('the week begins on Monday, as 1, and ends on Sunday, as 7', () => {
    const named = weekdays.map(({ weekday, name }) => `${weekday} ${name}`).join(', ');
    expect(named).toBe('1 Monday, 2 Tuesday, 3 Wednesday, 4 Thursday, 5 Friday, 6 Saturday, 7 Sunday');
  });
});

describe('time zones', () => {
  test('every zone the machine lists is a time zone', () => {
    const refused = [...Intl.supportedValuesOf('timeZone'), ...ZONES].filter((zone) => !isTimeZone(zone));
    expect(refused).toEqual([]);
  });

  test.each([
    '+02:00',
    '-0500',
    '+02',
    'Z',
    '',
    ' ',
    'Europe/Nowhere',
    'Europe/Berlin ',
    'europe/berlin',
    'utc+2',
    '2026-01-01T00:00Z[Europe/Berlin]',
    'Europe/Berlin\u0000',
  ])('%j is not', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });

  test('a zone is called by its city, as it is spelled today', () => {
    expect(cityOf('America/Bogota')).toBe('Bogotá');
    expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(cityOf('America/Sao_Paulo')).toBe('São Paulo');
    expect(cityOf('America/St_Johns')).toBe('St. John’s');
    expect(cityOf('UTC')).toBe('UTC');
  });

  test.each([
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['Asia/Rangoon', 'Asia/Yangon'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Atlantic/Faeroe', 'Atlantic/Faroe'],
    ['Africa/Asmera', 'Africa/Asmara'],
    ['America/Godthab', 'America/Nuuk'],
    ['America/Coral_Harbour', 'America/Atikokan'],
    ['America/Cordoba', 'America/Argentina/Cordoba'],
    ['Pacific/Truk', 'Pacific/Chuuk'],
    ['Pacific/Ponape', 'Pacific/Pohnpei'],
    ['Pacific/Enderbury', 'Pacific/Kanton'],
  ])('%s is called as %s is, which is its name today', (before, today) => {
    expect(cityOf(before)).toBe(cityOf(today));
  });
});

function textAt(at: string, zone: string, hours: 12 | 24 = 24): string {
  const read = Temporal.Instant.from(at).toZonedDateTimeISO(zone);
  return clockText(read.hour * 60 + read.minute, hours) + offsetIfRepeated(read);
}

/** A time that clocks show once is written as it is; of one that they show twice each has its offset. */
function expectToldApart(wall: string, instants: readonly string[], zone: string) {
  const texts = instants.map((at) => textAt(at, zone));
  expect(new Set(texts).size).toBe(instants.length);
  for (const text of texts)
    expect(text.replace(texts.length > 1 ? / UTC[+−]\d+(:\d\d)?$/ : '', '')).toBe(wall);
}

test('an offset is written as people write it, and keeps its distance from a dash', () => {
  expect(textAt('2026-11-01T05:30:00.000Z', 'America/New_York', 12)).toBe('1:30 AM UTC−4');
  expect(textAt('2026-10-25T01:15:00.000Z', 'Europe/London')).toBe('01:15 UTC+0');
  expect(textAt('2026-04-04T15:15:00.000Z', 'Australia/Lord_Howe')).toBe('01:45 UTC+10:30');
  expect(clockSpan('01:30 UTC−4', '01:15 UTC−5')).toBe('01:30 UTC−4 – 01:15 UTC−5');
  expect(clockSpan('00:45', '01:15 UTC−4')).toBe('00:45–01:15 UTC−4');
});

describe('the instants of a local time', () => {
  test('an hour skipped in spring has none, one repeated in autumn has both, any other has one', () => {
    expect(instantsOf('2026-03-08T02:30', 'America/New_York')).toEqual([]);
    expect(instantsOf('2026-11-01T01:30', 'America/New_York')).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-01T06:30:00.000Z',
    ]);
    expect(instantsOf('2026-11-01T02:00', 'America/New_York')).toEqual(['2026-11-01T07:00:00.000Z']);
    expect(instantsOf('2026-07-01T09:00', 'Asia/Kathmandu')).toEqual(['2026-07-01T03:15:00.000Z']);
  });

  test('a calendar day that was skipped has none at all', () => {
    expect(instantsOf('2011-12-30T12:00', 'Pacific/Apia')).toEqual([]);
    expect(instantsOf('2011-12-31T12:00', 'Pacific/Apia')).toEqual(['2011-12-30T22:00:00.000Z']);
  });

  test('what is not a local time or not a zone is an error', () => {
    expect(() => instantsOf('2026-02-30T10:00', 'UTC')).toThrow(RangeError);
    expect(() => instantsOf('2026-03-08T10:00Z', 'UTC')).toThrow(RangeError);
    expect(() => instantsOf('2026-03-08T10:00', 'Mars/Olympus')).toThrow(RangeError);
  });

  test.each(ZONES)('around every change of clocks 2025-2030 they agree with the clocks of %s', (zone) => {
    const clock = wallClock(zone);
    for (const midnight of [FROM, ...changeDays(clock)]) {
      const instantsByWall = new Map<string, string[]>();
      for (let at = midnight - 2 * DAY; at < midnight + 3 * DAY; at += QUARTER) {
        const wall = clock(at);
        instantsByWall.set(wall, [...(instantsByWall.get(wall) ?? []), new Date(at).toISOString()]);
      }
      for (let local = midnight - DAY; local < midnight + 2 * DAY; local += QUARTER) {
        const wall = new Date(local).toISOString().slice(0, 16);
        const instants = instantsByWall.get(wall) ?? [];
        expect([wall, ...instantsOf(wall, zone)]).toEqual([wall, ...instants]);
        expectToldApart(wall.slice(11), instants, zone);
      }
    }
  });
});

/** The local time as YYYY-MM-DDTHH:MM, by Intl and independent of the code under test. */
function wallClock(zone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (at) => format.format(at).replace(' ', 'T');
}

function changeDays(clock: (at: number) => string): number[] {
  const days: number[] = [];
  const offset = (at: number) => Date.parse(`${clock(at)}Z`) - at;
  for (let day = FROM; day < TO; day += DAY) if (offset(day) !== offset(day + DAY)) days.push(day);
  return days;
}

test.each([
  ['en-US', 12],
  ['en', 12],
  ['en-GB', 24],
  ['en-AU', 12],
  ['de-DE', 24],
  ['hi-IN', 12],
  ['*', 24],
  ['not a locale!', 24],
  [undefined, 24],
] as const)('a reader of %s has a clock of %i hours', (locale, hours) => {
  expect(hoursOf(null, locale)).toBe(hours);
});

test('what somebody chose wins over their region', () => {
  expect(hoursOf('24', 'en-US')).toBe(24);
  expect(hoursOf('12', 'de-DE')).toBe(12);
  expect(hoursOf('13', 'de-DE')).toBe(24);
});
