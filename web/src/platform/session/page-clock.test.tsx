import { afterEach, expect, test, vi } from 'vitest';
import { currentNow, syncServerNow } from '../now.ts';
import { syncWithPage } from './page-clock.ts';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.now;
  syncServerNow(new Date().toISOString());
});

const HOUR_MS = 3_600_000;

/** By how much the clock is ahead once a page has begun that came an hour ago, when the server's was 50 hours ahead. */
function hoursAhead(transferSize: number): number {
  const cameMs = Date.now() - HOUR_MS;
  document.documentElement.dataset.now = new Date(cameMs + 50 * HOUR_MS).toISOString();
  const page = { entryType: 'navigation', transferSize, responseStart: cameMs - performance.timeOrigin };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(Object.create(null), page)]);
  syncWithPage();
  return Math.round((Date.parse(currentNow()) - Date.now()) / HOUR_MS);
}

test('a page begins with the server’s clock, before any call has answered', () => {
  expect(hoursAhead(27_000)).toBe(50);
});

test('a page out of the browser’s cache, as of a tab that is opened again, begins with the device’s', () => {
  expect(hoursAhead(0)).toBe(0);
});

test('what a call has told stays', () => {
  syncServerNow(new Date(Date.now() + 90 * HOUR_MS).toISOString());
  expect(hoursAhead(27_000)).toBe(90);
});
