import { describe, expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
const window = { start: at('2026-11-23T00:00Z'), end: at('2027-11-23T00:00Z') };

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const hour = (...lines: string[]) =>
  event('DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z', 'SUMMARY:Secret title', ...lines);
const read = async (text: string, timeLimitMs?: number) => {
  const input = { text, timeZone: 'Europe/Berlin', countFree: false, window };
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
