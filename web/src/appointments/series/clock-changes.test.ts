import { expect, test } from 'vitest';
import { clockChanges } from './clock-changes.ts';

// Tuesdays at 15:00 in Berlin around 29 March 2026, when its clocks go forward: one hour of UTC earlier from then on.
const IN_BERLIN = ['2026-03-17T14:00:00.000Z', '2026-03-24T14:00:00.000Z', '2026-03-31T13:00:00.000Z'];

test.each([
  // Bogotá keeps its clocks: 9:00, 9:00, 8:00.
  ['America/Bogota', [{ startsAt: '2026-03-31T13:00:00.000Z', minutes: -60 }]],
  // New York went forward on 8 March already: 10:00, 10:00, 9:00.
  ['America/New_York', [{ startsAt: '2026-03-31T13:00:00.000Z', minutes: -60 }]],
  ['Europe/Berlin', []],
  ['Europe/London', []],
])('what changes in %s', (zone, changes) => {
  expect(clockChanges(IN_BERLIN, zone)).toEqual(changes);
});

test('a change across midnight is of an hour, not of a day', () => {
  // 00:30 in Karachi, which keeps its clocks; in London 19:30 before, 18:30 … and in Tokyo always 04:30.
  const inKarachi = ['2026-10-22T19:30:00.000Z', '2026-10-29T19:30:00.000Z'];
  expect(clockChanges(inKarachi, 'Asia/Tokyo')).toEqual([]);
  expect(clockChanges(inKarachi, 'Europe/London')).toEqual([
    { startsAt: '2026-10-29T19:30:00.000Z', minutes: -60 },
  ]);
  // 23:30 and then 00:30 in Athens: from 00:30 on 23 October back to 23:30 … an hour apart across midnight.
  const near = ['2026-10-22T21:15:00.000Z', '2026-10-29T21:15:00.000Z'];
  expect(clockChanges(near, 'Europe/Athens')).toEqual([
    { startsAt: '2026-10-29T21:15:00.000Z', minutes: -60 },
  ]);
});
