import { describe, expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
const window = { start: at('2026-11-23T00:00Z'), end: at('2027-11-23T00:00Z') };

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const stamp = (instant: number) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
const hour = (...lines: string[]) =>
  event('DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z', 'SUMMARY:Secret title', ...lines);
const read = async (text: string, timeLimitMs?: number) => {
  const input = { files: [text], timeZone: 'Europe/Berlin', countFree: false, consultations: [], window };
  return (await readCalendar(input, timeLimitMs)).result;
};
const THE_HOUR = { start: at('2026-11-24T10:00Z'), end: at('2026-11-24T11:00Z') };

describe('a calendar is read in a thread of its own', () => {
  test('which says when, and never what', async () => {
    const result = await read(calendar(hour()));
    expect(result).toEqual({ busy: [THE_HOUR], unread: 0 });
  });

  test.each([
    ['a page that asks to log in', '<!doctype html><html><body>Log in</body></html>'],
    ['nothing', ''],
    ['a calendar that was cut off', calendar(hour()).slice(0, -20)],
    ['a contact', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
  ])('%s is no calendar', async (_what, text) => {
    expect(await read(text)).toEqual({ problem: 'not_a_calendar' });
  });

  test('an empty calendar is one', async () => {
    expect(await read(calendar())).toEqual({ busy: [], unread: 0 });
  });

  test.each([
    ['100,000 events', calendar(...Array.from({ length: 100_000 }, () => hour()))],
    [
      '2,000 events that recur daily for 20 years, counted',
      calendar(
        ...Array.from({ length: 2_000 }, () =>
          event('DTSTART:20100101T100000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY;COUNT=9000'),
        ),
      ),
    ],
    [
      'a time zone that changes every second for ever',
      calendar(
        'BEGIN:VTIMEZONE',
        'TZID:Nowhere',
        'BEGIN:STANDARD',
        'DTSTART:16010101T000000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0200',
        'RRULE:FREQ=SECONDLY',
        'END:STANDARD',
        'END:VTIMEZONE',
        event('DTSTART;TZID=Nowhere:20261124T100000', 'DTEND;TZID=Nowhere:20261124T110000'),
      ),
    ],
  ])('%s are too much', async (_what, text) => {
    expect(await read(text, 3_000)).toEqual({ problem: 'too_much' });
  });

  test('what is odd, deep or endless inside ends by itself', async () => {
    const odd = [
      hour('RRULE:FREQ=MINUTELY'),
      hour('RRULE:FREQ=DAILY;BYHOUR=1,2,3,4,5,6,7,8'),
      hour('RRULE:FREQ=YEARLY;BYWEEKNO=20'),
      hour(`RDATE:${'20261124T100000Z,'.repeat(1000)}20261124T100000Z`),
      hour('DURATION:-P1D'),
      hour(`X-LONG:${'x'.repeat(1_000_000)}`),
      `${'BEGIN:VEVENT\r\n'.repeat(5_000)}${'END:VEVENT\r\n'.repeat(5_000)}`,
    ];
    for (const each of odd)
      expect(await read(calendar(each, hour('UID:fine')))).toMatchObject({ busy: [THE_HOUR] });
  });

  test('one bad line of busy times costs only itself', async () => {
    const lines = ['FREEBUSY:20261124T100000Z/20261124T110000Z', 'FREEBUSY:20261199T100000Z/PT1H'];
    const result = await read(calendar('BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY'));
    expect(result).toEqual({ busy: [THE_HOUR], unread: 1 });
  });

  test('where nothing can be understood, nothing is known', async () => {
    const broken = event('DTSTART:tomorrow', 'DTEND:later');
    expect(await read(calendar(broken, broken))).toEqual({ problem: 'not_understood' });
    const never = ['BEGIN:VFREEBUSY', 'FREEBUSY:now/PT1H', 'END:VFREEBUSY'];
    expect(await read(calendar(...never))).toEqual({ problem: 'not_understood' });
  });

  test('days that end on their first one last one; times that end before they start are counted', async () => {
    const sameDay = event('DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261126');
    const before = event('DTSTART:20261127T100000Z', 'DTEND:20261127T090000Z');
    const negative = event('DTSTART:20261128T100000Z', 'DURATION:-PT1H');
    expect(await read(calendar(hour(), sameDay, before, negative))).toEqual({
      busy: [THE_HOUR, { start: at('2026-11-25T23:00Z'), end: at('2026-11-26T23:00Z') }],
      unread: 2,
    });
  });

  test('an event whose END is missing, or that ends twice, doesn’t take the next one with it', async () => {
    const next = event('DTSTART:20261125T100000Z', 'DTEND:20261125T110000Z');
    const both = [THE_HOUR, { start: at('2026-11-25T10:00Z'), end: at('2026-11-25T11:00Z') }];
    const open = hour().replace('\r\nEND:VEVENT', '');
    for (const text of [calendar(open, next), calendar(next, open), calendar(hour(), 'END:VEVENT', next)])
      expect(await read(text)).toEqual({ busy: both, unread: 0 });
    const alarm = hour('BEGIN:VALARM', 'END:VTODO', 'DTSTART:20261130T100000Z', 'END:VALARM');
    expect(await read(calendar(alarm))).toEqual({ busy: [THE_HOUR], unread: 0 });
  });

  test('more stretches than can be kept are joined to quarter-hours, or refused', async () => {
    const minute = (at: number) =>
      event(
        `DTSTART:${stamp(window.start + at * 60_000)}`,
        `DTEND:${stamp(window.start + at * 60_000 + 60_000)}`,
      );
    const everyOther = Array.from({ length: 5_000 }, (_each, at) => minute(at * 2));
    const joined = await read(calendar(...everyOther));
    expect(joined).toEqual({
      busy: [{ start: window.start, end: window.start + 10_005 * 60_000 }],
      unread: 0,
    });
    const apart = Array.from({ length: 5_000 }, (_each, at) => minute(at * 60));
    expect(await read(calendar(...apart))).toEqual({ problem: 'too_much' });
  });

  test('the twentieth Monday of a year is one day, not every Monday', async () => {
    const rule = (text: string, ...more: string[]) =>
      read(
        calendar(event('DTSTART:20260518T090000Z', 'DURATION:PT1H', `RRULE:FREQ=YEARLY;${text}`, ...more)),
      );
    const starts = async (text: string) => {
      const result = await rule(text);
      return 'busy' in result
        ? result.busy.map(({ start }) => new Date(start).toISOString().slice(0, 10))
        : result;
    };
    // Mondays of 2027: 4 January is the first, 17 May the twentieth, 27 December the last, 9 August the 21st last.
    expect(await starts('BYDAY=20MO')).toEqual(['2027-05-17']);
    expect(await starts('BYDAY=-21MO')).toEqual(['2027-08-09']);
    expect(await rule('BYDAY=20MO;COUNT=3')).toEqual({ problem: 'not_understood' });
  });

  test('what lasts longer than a month is found also when it recurs and began long before', async () => {
    const leave = event(
      'DTSTART;VALUE=DATE:20240901',
      'DTEND;VALUE=DATE:20241201',
      'RRULE:FREQ=YEARLY',
      'SUMMARY:Season',
    );
    expect(await read(calendar(leave))).toEqual({
      busy: [
        { start: window.start, end: at('2026-11-30T23:00Z') },
        { start: at('2027-08-31T22:00Z'), end: window.end },
      ],
      unread: 0,
    });
  });

  test('daily since 1990 is read from where it matters', async () => {
    const result = await read(
      calendar(event('DTSTART:19900101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;INTERVAL=3')),
    );
    const busy = 'busy' in result ? result.busy : [];
    // 13,475 days after the first, which is not a multiple of three, is 23 November 2026; the day after is one.
    expect(busy[0]).toEqual({ start: at('2026-11-24T10:00Z'), end: at('2026-11-24T11:00Z') });
    expect(busy).toHaveLength(122);
  });
});
