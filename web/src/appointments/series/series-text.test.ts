import { expect, test } from 'vitest';
import { series } from '../../../test/fixtures.ts';
import { daysText, rhythmText } from './series-text.ts';

// 24 November 2026 is the fourth Tuesday of its month; 29 December the fifth, and the last.
const FOURTH = '2026-11-24T14:00:00.000Z';
const berlin = { timeZone: 'Europe/Berlin' } as const;

test.each([
  ['WEEKLY', FOURTH, 'Every Tuesday'],
  ['EVERY_SECOND_WEEK', FOURTH, 'Every other Tuesday'],
  ['MONTHLY', '2026-12-01T14:00:00.000Z', 'Monthly on the first Tuesday'],
  ['MONTHLY', FOURTH, 'Monthly on the fourth Tuesday'],
  ['MONTHLY', '2026-12-29T14:00:00.000Z', 'Monthly on the last Tuesday'],
] as const)('%s from %s', (rhythm, firstAt, text) => {
  expect(daysText({ ...berlin, rhythm }, firstAt)).toBe(text);
});

test('the time of day is that of the series, with the city for readers elsewhere', () => {
  const weekly = series({ dates: [{ on: '2026-11-24', startsAt: FOURTH }] });
  expect(rhythmText(weekly, 'Europe/Berlin')).toBe('Every Tuesday, 15:00');
  expect(rhythmText(weekly, 'America/Bogota')).toBe('Every Tuesday, 15:00 in Berlin');
});

test('a first one at another time, or left out, changes nothing about the rhythm', () => {
  const moved = series({
    dates: [
      { on: '2026-11-24', startsAt: '2026-11-24T16:30:00.000Z' },
      { on: '2026-12-01', startsAt: '2026-12-01T14:00:00.000Z' },
      { on: '2026-12-08', startsAt: '2026-12-08T14:00:00.000Z' },
    ],
  });
  expect(rhythmText(moved, 'Europe/Berlin')).toBe('Every Tuesday, 15:00');
  // The last Tuesdays: 29 December, and 26 January, which is a fourth one.
  const monthly = series({
    rhythm: 'MONTHLY',
    dates: [
      { on: '2026-12-29', startsAt: null },
      { on: '2027-01-26', startsAt: '2027-01-26T14:00:00.000Z' },
      { on: '2027-02-23', startsAt: '2027-02-23T14:00:00.000Z' },
    ],
  });
  expect(rhythmText(monthly, 'Europe/Berlin')).toBe('Monthly on the last Tuesday, 15:00');
});
