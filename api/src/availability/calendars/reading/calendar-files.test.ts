import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readBusyTimes } from './read-busy-times.ts';

const FOLDER = new URL('../../../../test/calendars/', import.meta.url);
const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;

/** Their owner lives in Berlin; four weeks from 20 November 2026, unless the case is about another time. */
const read = (name: string, { from = '2026-11-20', to = '2026-12-18', countFree = false } = {}) => {
  const text = readFileSync(new URL(`${name}.ics`, FOLDER), 'utf8');
  const window = { start: at(`${from}T00:00Z`), end: at(`${to}T00:00Z`) };
  const result = readBusyTimes({
    files: [text],
    timeZone: 'Europe/Berlin',
    countFree,
    consultations: [],
    window,
  });
  if ('problem' in result) return result;
  const busy = result.busy.map(({ start, end }) => `${shown(start)}/${shown(end)}`);
  return { busy, unread: result.unread };
};
const shown = (instant: number) => new Date(instant).toISOString().slice(0, 16);

/** Worked out by hand from RFC 5545, in UTC: Berlin is one hour ahead in winter, New York five behind. */
const EXPECTED: [name: string, busy: string[]][] = [
  ['google-single-events', ['2026-11-24T09:00/2026-11-24T10:00', '2026-11-26T23:00/2026-11-28T23:00']],
  [
    'google-weekly-with-changes',
    [
      '2026-11-23T15:00/2026-11-23T15:45',
      '2026-12-01T20:00/2026-12-01T21:00',
      '2026-12-07T15:00/2026-12-07T15:45',
    ],
  ],
  ['google-invited-to-one-occurrence', ['2026-11-24T13:00/2026-11-24T14:00']],
  [
    'outlook-windows-zone',
    [
      '2026-11-24T08:00/2026-11-24T08:30',
      '2026-11-27T13:00/2026-11-27T14:00',
      '2026-12-03T08:00/2026-12-03T08:30',
    ],
  ],
  [
    'outlook-zone-without-definition',
    ['2026-11-24T22:00/2026-11-24T23:00', '2026-11-25T04:30/2026-11-25T05:00'],
  ],
  ['outlook-customized-zone', ['2026-11-24T08:15/2026-11-24T09:15', '2026-11-25T08:15/2026-11-25T09:15']],
  [
    'apple-alarms-and-durations',
    [
      '2026-11-25T17:30/2026-11-25T19:00',
      '2026-11-26T06:00/2026-11-26T07:00',
      '2026-11-27T23:00/2026-11-28T23:00',
    ],
  ],
  [
    'fastmail-this-and-future',
    [
      '2026-11-23T08:00/2026-11-23T09:00',
      '2026-12-01T13:00/2026-12-01T13:30',
      '2026-12-09T07:00/2026-12-09T07:15',
      '2026-12-15T13:00/2026-12-15T13:30',
    ],
  ],
  [
    'nextcloud-further-dates',
    [
      '2026-11-24T09:00/2026-11-24T10:00',
      '2026-11-26T15:00/2026-11-26T16:00',
      '2026-11-27T15:00/2026-11-27T16:00',
      '2026-11-28T08:00/2026-11-28T10:00',
      '2026-11-29T08:00/2026-11-29T08:30',
      '2026-11-30T19:00/2026-11-30T20:00',
      '2026-12-01T19:00/2026-12-01T20:00',
      '2026-12-03T19:00/2026-12-03T20:00',
    ],
  ],
  ['proton-month-ends', ['2026-11-24T17:00/2026-11-24T18:00', '2026-11-27T15:00/2026-11-27T16:00']],
  ['thunderbird-flights', ['2026-11-24T09:00/2026-11-24T18:00', '2026-11-26T21:00/2026-11-27T05:00']],
  [
    'google-split-series',
    [
      '2026-11-23T14:00/2026-11-23T14:30',
      '2026-11-30T16:00/2026-11-30T16:30',
      '2026-12-07T16:00/2026-12-07T16:30',
      '2026-12-14T16:00/2026-12-14T16:30',
    ],
  ],
  ['google-birthday-yearly', ['2026-11-26T23:00/2026-11-27T23:00']],
  [
    'google-focus-across-midnight',
    ['2026-11-25T03:00/2026-11-25T07:00', '2026-11-27T03:00/2026-11-27T07:00'],
  ],
  [
    'outlook-all-day-as-midnights',
    [
      '2026-11-23T06:30/2026-11-23T06:45',
      '2026-11-24T06:30/2026-11-24T06:45',
      '2026-11-25T06:30/2026-11-25T06:45',
      '2026-11-25T23:00/2026-11-26T23:00',
      '2026-11-27T06:30/2026-11-27T06:45',
      '2026-12-08T14:00/2026-12-08T15:00',
    ],
  ],
  [
    'outlook-utc-and-cancelled-series',
    [
      '2026-11-24T14:00/2026-11-24T14:30',
      '2026-11-26T14:00/2026-11-26T14:30',
      '2026-11-27T16:00/2026-11-27T17:00',
    ],
  ],
  [
    'apple-moved-to-another-zone',
    [
      '2026-11-24T09:00/2026-11-24T10:00',
      '2026-11-26T12:00/2026-11-26T13:00',
      '2026-11-27T12:00/2026-11-27T13:00',
      '2026-12-02T00:00/2026-12-02T01:00',
      '2026-12-08T09:00/2026-12-08T10:00',
    ],
  ],
  [
    'apple-all-day-series',
    [
      '2026-11-23T23:00/2026-11-25T23:00',
      '2026-11-26T23:00/2026-11-27T23:00',
      '2026-11-28T23:00/2026-11-29T23:00',
    ],
  ],
  [
    'fastmail-cancelled-from-then-on',
    [
      '2026-11-23T16:00/2026-11-23T16:45',
      '2026-11-24T16:00/2026-11-24T16:45',
      '2026-11-25T16:00/2026-11-25T16:45',
    ],
  ],
  ['fastmail-week-durations', ['2026-11-24T10:00/2026-11-25T10:30', '2026-11-29T23:00/2026-12-06T23:00']],
  [
    'nextcloud-two-calendars-in-one',
    ['2026-11-24T10:00/2026-11-24T11:00', '2026-11-25T10:00/2026-11-25T11:00'],
  ],
  [
    'nextcloud-until-as-date',
    [
      '2026-11-23T07:00/2026-11-23T07:30',
      '2026-11-24T07:00/2026-11-24T07:30',
      '2026-11-25T07:00/2026-11-25T07:30',
      '2026-11-26T07:00/2026-11-26T07:30',
      '2026-11-27T07:00/2026-11-27T07:30',
    ],
  ],
  [
    'proton-last-workday',
    [
      '2026-11-30T08:00/2026-11-30T09:00',
      '2026-11-30T19:00/2026-11-30T20:00',
      '2026-12-07T10:00/2026-12-07T11:00',
    ],
  ],
  [
    'free-busy-only',
    [
      '2026-11-24T09:00/2026-11-24T10:00',
      '2026-11-24T11:00/2026-11-24T11:30',
      '2026-11-25T09:00/2026-11-25T10:00',
      '2026-11-27T00:00/2026-11-28T00:00',
    ],
  ],
  ['hand-written', ['2026-11-24T23:00/2026-11-25T23:00', '2026-11-27T10:00/2026-11-27T11:30']],
  [
    'years',
    [
      '2026-11-22T09:00/2026-11-22T10:00',
      '2026-11-23T09:00/2026-11-23T10:00',
      '2026-11-26T17:00/2026-11-26T19:00',
      '2026-12-06T09:00/2026-12-06T10:00',
      '2026-12-07T09:00/2026-12-07T10:00',
    ],
  ],
  ['google-out-of-office', ['2026-11-24T12:00/2026-11-25T11:00']],
  [
    'google-recurrence-id-in-utc',
    [
      '2026-11-23T15:00/2026-11-23T15:30',
      '2026-11-24T19:00/2026-11-24T19:30',
      '2026-11-25T15:00/2026-11-25T15:30',
    ],
  ],
  [
    'google-exdates-on-lines',
    [
      '2026-11-23T08:00/2026-11-23T08:30',
      '2026-11-25T08:00/2026-11-25T08:30',
      '2026-11-27T08:00/2026-11-27T08:30',
    ],
  ],
  ['outlook-southern-summer', ['2026-11-25T22:00/2026-11-25T23:00', '2026-12-09T22:00/2026-12-09T23:00']],
  ['outlook-folded-with-tabs', ['2026-11-24T08:00/2026-11-24T10:00']],
  [
    'outlook-gmt-names',
    [
      '2026-11-24T09:00/2026-11-24T10:00',
      '2026-11-25T09:00/2026-11-25T10:00',
      '2026-11-26T09:00/2026-11-26T10:00',
    ],
  ],
  [
    'apple-last-friday-of-november',
    ['2026-11-24T07:45/2026-11-24T08:30', '2026-11-26T23:00/2026-11-27T23:00'],
  ],
  [
    'apple-floating-series',
    [
      '2026-11-23T06:00/2026-11-23T07:00',
      '2026-11-24T06:00/2026-11-24T07:00',
      '2026-11-26T06:00/2026-11-26T07:00',
    ],
  ],
  [
    'fastmail-days-and-hours',
    [
      '2026-11-24T17:00/2026-11-25T19:30',
      '2026-11-27T23:00/2026-11-27T23:45',
      '2026-12-04T23:00/2026-12-04T23:45',
    ],
  ],
  [
    'nextcloud-changed-twice',
    [
      '2026-11-23T13:00/2026-11-23T14:00',
      '2026-11-24T15:00/2026-11-24T15:30',
      '2026-11-25T13:00/2026-11-25T14:00',
      '2026-11-26T13:00/2026-11-26T17:00',
      '2026-11-27T13:00/2026-11-27T14:00',
    ],
  ],
  [
    'nextcloud-fortnight',
    [
      '2026-11-24T09:00/2026-11-24T10:00',
      '2026-11-29T09:00/2026-11-29T10:00',
      '2026-12-08T09:00/2026-12-08T10:00',
      '2026-12-13T09:00/2026-12-13T10:00',
    ],
  ],
  ['proton-second-last-day', ['2026-11-24T11:00/2026-11-24T11:30', '2026-11-29T16:00/2026-11-29T17:00']],
];

describe('calendar files as they are found', () => {
  test.each(EXPECTED)('%s', (name, busy) => {
    expect(read(name)).toEqual({ busy, unread: 0 });
  });

  test('across a change of the clock: an end counts the hours of the first, a duration in days doesn’t', () => {
    // Summer begins on 28 March 2027 at 02:00: the night is an hour shorter.
    expect(read('clock-changes', { from: '2027-03-25', to: '2027-04-01' })).toEqual({
      busy: [
        '2027-03-26T01:30/2027-03-26T01:45',
        '2027-03-27T01:30/2027-03-27T01:45',
        '2027-03-27T11:00/2027-03-28T10:00',
        '2027-03-28T20:00/2027-03-29T03:00',
      ],
      unread: 0,
    });
  });

  test('29 February is in leap years, 30 February and a 31st of a short month never', () => {
    expect(read('years', { from: '2027-02-25', to: '2027-03-03' })).toEqual({
      busy: ['2027-02-28T09:00/2027-02-28T10:00', '2027-03-01T09:00/2027-03-01T10:00'],
      unread: 0,
    });
    expect(read('years', { from: '2028-02-28', to: '2028-03-04' })).toMatchObject({
      busy: ['2028-02-28T09:00/2028-02-28T10:00', '2028-02-28T23:00/2028-02-29T23:00'],
    });
    expect(read('proton-month-ends', { from: '2026-12-29', to: '2027-01-02' })).toMatchObject({
      busy: ['2026-12-31T07:00/2026-12-31T07:30'],
    });
  });

  test.each([
    // Midnight in UTC, as of a date without a zone, is the evening before in Bogotá.
    ['America/Bogota', '20261126T000000Z'],
    ['Europe/Berlin', '20261126T000000Z'],
    // And their own midnight.
    ['America/Bogota', '20261126T050000Z'],
    ['Europe/Berlin', '20261125T230000Z'],
  ])(
    'whole days in %s that recur until an instant, %s, are busy on the last of them, too',
    (timeZone, until) => {
      const lines = ['DTSTART;VALUE=DATE:20261124', `RRULE:FREQ=DAILY;UNTIL=${until}`];
      const file = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join(
        '\r\n',
      );
      const midnight = (date: string) =>
        Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
      const window = { start: midnight('2026-11-20'), end: midnight('2026-12-05') };
      expect(readBusyTimes({ files: [file], timeZone, countFree: false, consultations: [], window })).toEqual(
        {
          busy: [{ start: midnight('2026-11-24'), end: midnight('2026-11-27') }],
          unread: 0,
        },
      );
    },
  );

  test('an event that leaves its owner free counts when they say so; a cancelled one never does', () => {
    expect(read('google-single-events', { countFree: true })).toMatchObject({
      busy: ['2026-11-24T09:00/2026-11-24T10:00', '2026-11-25T23:00/2026-11-28T23:00'],
    });
    expect(read('outlook-windows-zone', { countFree: true })).toMatchObject({
      busy: expect.arrayContaining(['2026-11-27T08:00/2026-11-27T11:00']),
    });
  });

  test.each([
    ['X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE', false],
    ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', false],
    ['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE', true],
    ['X-MICROSOFT-CDO-BUSYSTATUS:OOF', true],
    ['X-MICROSOFT-CDO-BUSYSTATUS:BUSY', true],
    ['STATUS:TENTATIVE', true],
    ['STATUS:CANCELLED', false],
    ['TRANSP:TRANSPARENT', false],
  ])('a whole day with %s makes its owner busy: %s', (line, isBusy) => {
    const day = ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125', line];
    const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...day, 'END:VEVENT', 'END:VCALENDAR', ''];
    const window = { start: at('2026-11-20T00:00Z'), end: at('2026-12-18T00:00Z') };
    const asked = { files: [lines.join('\r\n')], timeZone: 'UTC', consultations: [], window };
    const whole = [{ start: at('2026-11-24T00:00Z'), end: at('2026-11-25T00:00Z') }];
    const busy = isBusy ? whole : [];
    expect(readBusyTimes({ ...asked, countFree: false })).toEqual({ busy, unread: 0 });
    expect(readBusyTimes({ ...asked, countFree: true })).toMatchObject({
      busy: line === 'STATUS:CANCELLED' ? [] : whole,
    });
  });

  test('an event that can’t be understood costs only itself', () => {
    expect(read('broken-events')).toEqual({ busy: ['2026-11-25T12:00/2026-11-25T13:00'], unread: 5 });
  });
});
