import { expect, test } from 'vitest';
import { boardOf, shownRows, timesThere } from './board.ts';
import { firstPlace, placeAfterKey } from './board-keys.ts';
import { slotAfterKey } from './list-keys.ts';
import { weekFrom } from '../weeks.ts';

const BERLIN = 'Europe/Berlin';
const DAY = 86_400_000;

const faces = new Map<string, Intl.DateTimeFormat>();

/** What a clock there shows, by Intl and not by our own code: "Sun 25 02:30". */
function clockAt(at: string, timeZone: string): string {
  const options = { timeZone, weekday: 'short', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const face = faces.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...options, hourCycle: 'h23' });
  faces.set(timeZone, face);
  const parts = face.formatToParts(new Date(at));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')} ${part('hour')}:${part('minute')}`;
}
const timeAt = (zone: string) => (at: string) => clockAt(at, zone).slice(-5);

/** Every quarter hour from an instant on, for so many days. */
const quarters = (from: string, days: number) =>
  Array.from({ length: days * 96 }, (_, index) => new Date(Date.parse(from) + index * 900_000).toISOString());
const weekBoard = (date: string, zone: string, slots: string[], minutes = 15) =>
  boardOf(slots, { dates: weekFrom(date, zone).days, zone, minutes });

test.each([
  ['Europe/Berlin', '2026-10-20'],
  ['Europe/Berlin', '2026-03-24'],
  ['Australia/Lord_Howe', '2026-04-01'],
  ['Australia/Lord_Howe', '2026-09-30'],
  ['America/Havana', '2026-10-28'],
  ['Africa/Cairo', '2026-04-20'],
  ['Asia/Kathmandu', '2026-11-23'],
])('each time of a week in %s from %s on is in the column and row that its clock says', (zone, date) => {
  const from = new Date(Date.parse(`${date}T00:00Z`) - DAY).toISOString();
  const slots = quarters(from, 9);
  const board = weekBoard(date, zone, slots);
  const placed = board.days.flatMap((day) =>
    board.rows.flatMap((row) =>
      (day.cells.get(row.key)?.slots ?? []).map((slot) => ({ slot, day: day.date, minute: row.minute })),
    ),
  );
  for (const { slot, day, minute } of placed) {
    const [, dayOfMonth, time = ''] = clockAt(slot, zone).split(' ');
    const [hour = 0, minutes = 0] = time.split(':').map(Number);
    expect([slot, day.slice(-2), minute]).toEqual([slot, dayOfMonth, hour * 60 + (minutes >= 30 ? 30 : 0)]);
  }
  const days = board.days.map((day) => day.date);
  const within = slots.filter((slot) =>
    days.some((day) => day.slice(-2) === clockAt(slot, zone).slice(4, 6)),
  );
  expect(placed.length).toBe(new Set(within).size);
});

test('the hour that clocks repeat is there twice, one after the other; the one that they skip has no cell', () => {
  const autumn = weekBoard('2026-10-20', BERLIN, quarters('2026-10-19T00:00Z', 9));
  expect(autumn.rows.map(({ key }) => key).slice(3, 9)).toEqual([
    '90',
    '120',
    '150',
    '120 again',
    '150 again',
    '180',
  ]);
  const sunday = autumn.days.find(({ date }) => date === '2026-10-25');
  expect(sunday?.cells.get('120')?.at).toBe('2026-10-25T00:00:00.000Z');
  expect(sunday?.cells.get('120 again')?.at).toBe('2026-10-25T01:00:00.000Z');
  expect(autumn.days[0]?.cells.get('120 again')).toBeUndefined();

  const spring = weekBoard('2026-03-24', BERLIN, quarters('2026-03-23T00:00Z', 9));
  const changed = spring.days.find(({ date }) => date === '2026-03-29');
  expect(changed?.cells.get('120')).toBeUndefined();
  expect(changed?.cells.get('180')?.at).toBe('2026-03-29T01:00:00.000Z');
});

test('a day counts the hours of the reader’s day that consultations can cover', () => {
  // 07:30, 07:45 and 21:45 in Berlin: 15 minutes before 8:00 don't count, nor those after 22:00.
  const slots = ['2026-11-24T06:30:00.000Z', '2026-11-24T06:45:00.000Z', '2026-11-24T20:45:00.000Z'];
  const { days } = weekBoard('2026-11-23', BERLIN, slots, 30);
  expect(days.map(({ freeMinutes }) => freeMinutes).slice(0, 3)).toEqual([0, 30, 0]);
});

test('a long night is folded, unless a short one or nothing else is free', () => {
  const rowsOf = (slots: string[], showsNight = false) => {
    const shown = shownRows(weekBoard('2026-11-23', BERLIN, slots), showsNight);
    const keys = [...shown.morningNight, ...shown.day, ...shown.eveningNight].map(
      ({ minute }) => minute / 60,
    );
    return { first: keys[0], last: keys.at(-1), folded: shown.folded };
  };
  const day = quarters('2026-11-23T23:00:00.000Z', 1);
  expect(rowsOf(day)).toEqual({ first: 8, last: 21.5, folded: 40 });
  expect(rowsOf(day, true)).toEqual({ first: 0, last: 23.5, folded: 0 });
  const from = (hour: number, to: number) => day.slice(hour * 4, to * 4);
  expect(rowsOf(from(15, 23))).toEqual({ first: 15, last: 22.5, folded: 0 });
  expect(rowsOf(from(0, 6))).toEqual({ first: 0, last: 5.5, folded: 0 });
});

test('the other’s clock stands beside each row, twice when clocks change during the week', () => {
  const textsAt = (date: string, zone: string) => {
    const board = weekBoard(date, zone, []);
    const row = board.rows.find(({ minute }) => minute === 15 * 60);
    return row && timesThere(board, row, timeAt('America/New_York'));
  };
  expect(textsAt('2026-11-23', BERLIN)).toEqual([{ text: '09:00', from: '2026-11-23' }]);
  // Berlin's clocks go back a week before New York's.
  expect(textsAt('2026-10-22', BERLIN)).toEqual([
    { text: '09:00', from: '2026-10-22' },
    { text: '10:00', from: '2026-10-25' },
  ]);
});

test('arrows move by half hours and days, Home and End to the first and last free time of the day', () => {
  const slots = ['2026-11-24T08:00:00.000Z', '2026-11-24T16:00:00.000Z', '2026-11-26T10:15:00.000Z'];
  const board = weekBoard('2026-11-23', BERLIN, slots);
  const { day: rows } = shownRows(board, false);
  const start = firstPlace(board, rows, { picked: [] });
  expect(start).toEqual({ date: '2026-11-24', key: '540' });
  const picked = ['2026-11-26T10:15:00.000Z'];
  expect(firstPlace(board, rows, { picked })).toEqual({ date: '2026-11-26', key: '660' });
  expect(firstPlace(board, rows, { picked, date: '2026-11-24' })).toEqual(start);
  const press = (from: typeof start, key: string) => from && placeAfterKey(board, rows, from, key);
  expect(press(start, 'ArrowDown')).toEqual({ date: '2026-11-24', key: '570' });
  expect(press(start, 'ArrowUp')).toBeNull();
  expect(press(start, 'ArrowRight')).toEqual({ date: '2026-11-25', key: '540' });
  expect(press({ date: '2026-11-23', key: '540' }, 'ArrowLeft')).toBeNull();
  expect(press(start, 'End')).toEqual({ date: '2026-11-24', key: '1020' });
  expect(press({ date: '2026-11-24', key: '1020' }, 'Home')).toEqual(start);
  expect(press({ date: '2026-11-25', key: '540' }, 'Home')).toBeNull();
});

test('in a list of two columns arrows move to what is beside, above and below, also across its parts', () => {
  const lists = [
    ['a', 'b', 'c'],
    ['m', 'n', 'o', 'p'],
  ];
  const press = (from: string, key: string) => slotAfterKey(lists, from, key, 2);
  expect(['a', 'b', 'c', 'n', 'p'].map((from) => press(from, 'ArrowDown'))).toEqual([
    'c',
    'c',
    'm',
    'p',
    null,
  ]);
  expect(['a', 'c', 'm', 'n', 'p'].map((from) => press(from, 'ArrowUp'))).toEqual([null, 'a', 'c', 'c', 'n']);
  expect([press('c', 'ArrowRight'), press('a', 'ArrowLeft')]).toEqual(['m', null]);
  expect([press('n', 'Home'), press('a', 'End')]).toEqual(['a', 'p']);
});
