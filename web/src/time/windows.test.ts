import { expect, test } from 'vitest';
import { whenOf, windowText } from './window-text.ts';
import { windowOf } from './windows.ts';

const now = '2026-11-20T15:42:10.000Z';
const BERLIN = 'Europe/Berlin';

test('the options refer to the viewer’s own day', () => {
  expect(windowOf('now', now, BERLIN)).toEqual({
    freeFrom: '2026-11-20T15:30:00.000Z',
    freeTo: '2026-11-20T18:30:00.000Z',
  });
  expect(windowOf('today', now, BERLIN).freeTo).toBe('2026-11-20T23:00:00.000Z');
  expect(windowOf('evening', now, BERLIN)).toEqual({
    freeFrom: '2026-11-20T17:00:00.000Z',
    freeTo: '2026-11-20T22:00:00.000Z',
  });
  expect(windowOf('tomorrow', now, 'Asia/Tokyo')).toEqual({
    freeFrom: '2026-11-21T23:00:00.000Z',
    freeTo: '2026-11-22T13:00:00.000Z',
  });
  expect(windowOf('week', now, BERLIN).freeTo).toBe('2026-11-26T23:00:00.000Z');
});

test('an evening that has started continues, and one that is over becomes the next', () => {
  const begun = '2026-11-20T19:20:00.000Z';
  expect(windowOf('evening', begun, BERLIN).freeFrom).toBe('2026-11-20T19:15:00.000Z');
  const over = '2026-11-20T22:30:00.000Z';
  expect(windowOf('evening', over, BERLIN).freeFrom).toBe('2026-11-21T17:00:00.000Z');
});

test('every option is recognized from its window, and an outdated window is shown by its times', () => {
  for (const when of ['now', 'today', 'evening', 'tomorrow', 'week'] as const) {
    expect(whenOf(windowOf(when, now, BERLIN), now, BERLIN)).toBe(when);
  }
  const old = windowOf('evening', '2026-11-22T12:00:00.000Z', BERLIN);
  expect(windowText(old, now, BERLIN)).toBe('Sun 18:00 to 23:00');
  expect(windowText(windowOf('evening', now, BERLIN), now, BERLIN)).toBe('this evening');
});
