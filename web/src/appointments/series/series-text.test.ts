import { expect, test } from 'vitest';
import { daysText, rhythmText } from './series-text.ts';

// 24 November 2026 is the fourth Tuesday of its month; 29 December the fifth, and the last.
const FOURTH = '2026-11-24T14:00:00.000Z';
const berlin = { timeZone: 'Europe/Berlin' } as const;

test.each([
  ['WEEKLY', FOURTH, 'Every Tuesday'],
  ['EVERY_SECOND_WEEK', FOURTH, 'Every second Tuesday'],
  ['MONTHLY', '2026-12-01T14:00:00.000Z', 'Monthly on the first Tuesday'],
  ['MONTHLY', FOURTH, 'Monthly on the fourth Tuesday'],
  ['MONTHLY', '2026-12-29T14:00:00.000Z', 'Monthly on the last Tuesday'],
] as const)('%s from %s', (rhythm, firstAt, text) => {
  expect(daysText({ ...berlin, rhythm }, firstAt)).toBe(text);
});

test('the time of day is that of the series, with the city for readers elsewhere', () => {
  const rule = { ...berlin, rhythm: 'WEEKLY' } as const;
  expect(rhythmText(rule, FOURTH, 'Europe/Berlin')).toBe('Every Tuesday, 15:00');
  expect(rhythmText(rule, FOURTH, 'America/Bogota')).toBe('Every Tuesday, 15:00 in Berlin');
});
