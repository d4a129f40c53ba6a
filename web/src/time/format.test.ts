import { expect, test } from 'vitest';
import { bothTimes } from './both-times.ts';
import { leftText, untilText } from './deadlines.ts';
import {
  dateOf,
  dayText,
  dayTimeText,
  durationText,
  hoursText,
  plainDayText,
  timeText,
  whenText,
} from './format.ts';
import { dateText, dayHeading, plainDateText } from './long-dates.ts';

const negotiation = '2026-11-24T16:15:00.000Z';
const now = '2026-11-20T15:42:00.000Z';

test('an instant is formatted in the given zone', () => {
  expect(dayTimeText(negotiation, 'Europe/Berlin')).toBe('Tue 24 Nov 17:15');
  expect(dayTimeText(negotiation, 'America/Bogota')).toBe('Tue 24 Nov 11:15');
  expect(dayTimeText(negotiation, 'Asia/Kathmandu')).toBe('Tue 24 Nov 22:00');
  expect(dayTimeText(negotiation, 'Pacific/Auckland')).toBe('Wed 25 Nov 05:15');
  expect(timeText('2026-11-24T23:05:00.000Z', 'Europe/Berlin')).toBe('00:05');
  expect(dateOf('2026-11-24T23:05:00.000Z', 'Europe/Berlin')).toBe('2026-11-25');
});

test('a day has its weekday, a date has its year', () => {
  expect(dayText('2026-09-01T10:00:00.000Z', 'UTC')).toBe('Tue 1 Sep');
  expect(dateText('2026-09-01T10:00:00.000Z', 'UTC')).toBe('1 Sep 2026');
  expect(plainDayText('2026-11-24')).toBe('Tue 24 Nov');
  expect(plainDateText('2027-01-05')).toBe('5 Jan 2027');
});

test('a near time is relative', () => {
  const zone = 'Europe/Berlin';
  expect(whenText('2026-11-20T16:15:00.000Z', zone, now)).toBe('today 17:15');
  expect(whenText('2026-11-21T08:00:00.000Z', zone, now)).toBe('tomorrow 09:00');
  expect(whenText('2026-11-23T08:00:00.000Z', zone, now)).toBe('Mon 09:00');
  expect(whenText('2026-11-19T08:00:00.000Z', zone, now)).toBe('yesterday 09:00');
});

test('the same weekday a week later includes its date', () => {
  expect(whenText('2026-11-26T08:00:00.000Z', 'Europe/Berlin', now)).toBe('Thu 09:00');
  expect(whenText('2026-11-27T08:00:00.000Z', 'Europe/Berlin', now)).toBe('Fri 27 Nov 09:00');
});

test('today is the viewer’s today, not the one in Greenwich', () => {
  const late = '2026-11-20T23:30:00.000Z';
  expect(whenText('2026-11-21T08:00:00.000Z', 'Europe/Berlin', late)).toBe('today 09:00');
  expect(whenText('2026-11-21T08:00:00.000Z', 'America/Bogota', late)).toBe('tomorrow 03:00');
});

test('a day heading is written out, with the year only if it differs', () => {
  expect(dayHeading(now, 'Europe/Berlin', now)).toBe('Today');
  expect(dayHeading('2026-11-19T12:00:00.000Z', 'Europe/Berlin', now)).toBe('Yesterday');
  expect(dayHeading('2026-11-26T12:00:00.000Z', 'Europe/Berlin', now)).toBe('Thursday 26 November');
  expect(dayHeading('2025-12-31T12:00:00.000Z', 'Europe/Berlin', now)).toBe('Wednesday 31 December 2025');
});

test.each([
  ['2026-11-20T15:54:00.000Z', 'in 12 min', '12 min left'],
  ['2026-11-20T15:42:01.000Z', 'in 1 min', '1 min left'],
  ['2026-11-20T17:22:00.000Z', 'in 1 h 40 min', '1 h 40 min left'],
  ['2026-11-21T01:30:00.000Z', 'in 10 h', '10 h left'],
  ['2026-11-22T15:42:00.000Z', 'in 48 h', '48 h left'],
  ['2026-11-22T18:42:00.000Z', 'in 2 days', '2 days left'],
  ['2026-11-30T15:41:00.000Z', 'in 9 days', '9 days left'],
  ['2026-11-20T15:42:00.000Z', 'now', 'time is up'],
  ['2026-11-19T15:42:00.000Z', 'now', 'time is up'],
])('at %s it is %s, and %s', (at, until, left) => {
  expect(untilText(at, now)).toBe(until);
  expect(leftText(at, now)).toBe(left);
});

test('a duration is in hours and minutes', () => {
  expect([45, 60, 75, 300, 0].map(durationText)).toEqual(['45 min', '1 h', '1 h 15 min', '5 h', '0 min']);
});

test('a short duration is rounded to quarter hours', () => {
  expect([0, 14, 45, 60, 285, 407].map(hoursText)).toEqual([
    '0 min',
    '0 min',
    '45 min',
    '1 h',
    '4¾ h',
    '6¾ h',
  ]);
});

test('two clocks are named only if they differ', () => {
  const both = bothTimes(negotiation, 'Europe/Berlin', 'America/Bogota', 'Ana');
  expect(both.text).toBe('Tue 24 Nov 17:15 your time · 11:15 for Ana in Bogotá');
  expect(both.mine).toEqual({ label: 'Your time, Berlin', time: '17:15', day: 'Tue 24 Nov' });
  expect(both.theirs).toEqual({ label: 'Ana’s time, Bogotá', time: '11:15', day: 'Tue 24 Nov' });

  const sameClock = bothTimes(negotiation, 'Europe/Berlin', 'Europe/Vienna', 'Sofia');
  expect(sameClock.theirs).toBeNull();
  expect(sameClock.text).toBe('Tue 24 Nov 17:15');
});

test('the other person’s day is named if it differs', () => {
  const both = bothTimes(negotiation, 'Europe/Berlin', 'Pacific/Auckland', 'Mia');
  expect(both.text).toBe('Tue 24 Nov 17:15 your time · Wed 25 Nov 05:15 for Mia in Auckland');
});

test('the two times of an hour that clocks repeat are told apart, on either clock, and only those', () => {
  const spoken = (at: string) => bothTimes(at, 'America/New_York', 'America/Bogota', 'Ana').text;
  expect(spoken('2027-11-07T05:30:00.000Z')).toBe(
    'Sun 7 Nov 01:30 UTC−4 your time · 00:30 for Ana in Bogotá',
  );
  expect(spoken('2027-11-07T06:30:00.000Z')).toBe('Sun 7 Nov 01:30 UTC−5');
  expect(bothTimes('2027-11-07T06:30:00.000Z', 'Asia/Kolkata', 'America/New_York', 'Joe').text).toBe(
    'Sun 7 Nov 12:00 your time · 01:30 UTC−5 for Joe in New York',
  );
  const eve = '2026-10-24T20:00:00.000Z';
  const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
  expect([first, second].map((at) => timeText(at, 'Europe/Berlin'))).toEqual(['02:30 UTC+2', '02:30 UTC+1']);
  expect(dayTimeText(second, 'Europe/Berlin')).toBe('Sun 25 Oct 02:30 UTC+1');
  expect(whenText(first, 'Europe/Berlin', eve)).toBe('tomorrow 02:30 UTC+2');
  const around = ['2026-10-24T23:59:00.000Z', '2026-10-25T02:00:00.000Z'];
  expect(around.map((at) => timeText(at, 'Europe/Berlin'))).toEqual(['01:59', '03:00']);
  expect(bothTimes('2027-03-14T07:30:00.000Z', 'America/New_York', 'America/New_York', 'Joe').text).toBe(
    'Sun 14 Mar 03:30',
  );
});

test('zones that differ only in summer are named only in summer', () => {
  const differ = (at: string) => bothTimes(at, 'Europe/London', 'Africa/Abidjan', 'Awa').theirs !== null;
  expect(differ('2026-12-01T12:00:00.000Z')).toBe(false);
  expect(differ('2026-07-01T12:00:00.000Z')).toBe(true);
});
