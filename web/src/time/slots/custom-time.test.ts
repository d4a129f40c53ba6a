import { expect, test } from 'vitest';
import { quarterHours, parseCustomTime } from './custom-time.ts';

const now = '2026-03-01T12:00:00.000Z';
const zone = 'Europe/Berlin';

test('a date and a time are one instant on an ordinary day', () => {
  expect(parseCustomTime({ date: '2026-03-28', time: '02:30' }, zone, now)).toEqual({
    kind: 'one',
    at: '2026-03-28T01:30:00.000Z',
  });
});

test('a time that clocks skip is refused with a message', () => {
  expect(parseCustomTime({ date: '2026-03-29', time: '02:30' }, zone, now)).toEqual({
    kind: 'refused',
    message: 'On Sun 29 Mar, clocks in Berlin skip 02:30. Pick another time.',
  });
});

test('a time that occurs twice has to be disambiguated', () => {
  expect(parseCustomTime({ date: '2026-10-25', time: '02:30' }, zone, now)).toEqual({
    kind: 'twice',
    first: '2026-10-25T00:30:00.000Z',
    second: '2026-10-25T01:30:00.000Z',
  });
});

test('a time that has passed is refused, an unfinished one waits', () => {
  expect(parseCustomTime({ date: '2026-03-01', time: '12:45' }, zone, now).kind).toBe('refused');
  expect(parseCustomTime({ date: '2026-03-01', time: '' }, zone, now).kind).toBe('unfinished');
});

test('a day has 96 quarter hours', () => {
  expect(quarterHours(12)).toHaveLength(96);
  expect(quarterHours(12).at(-1)).toEqual({ value: '23:45', label: '11:45 PM' });
  expect(quarterHours(24).at(-1)).toEqual({ value: '23:45', label: '23:45' });
});

test('a year of five digits, which date fields take while somebody types, is refused', () => {
  const reading = parseCustomTime(
    { date: '20266-11-24', time: '10:00' },
    'Europe/Berlin',
    '2026-11-23T12:00:00.000Z',
  );
  expect(reading).toEqual({ kind: 'refused', message: 'At most two years ahead.' });
});
