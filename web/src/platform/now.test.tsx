import { afterEach, expect, test, vi } from 'vitest';
import { offsetAtLoad } from './now.ts';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.now;
});

const HOUR_MS = 3_600_000;

/** What the clock of a page begins with that came an hour ago from a server whose clock was 50 hours ahead. */
function hoursAhead(transferSize: number): number {
  const cameMs = Date.now() - HOUR_MS;
  document.documentElement.dataset.now = new Date(cameMs + 50 * HOUR_MS).toISOString();
  const page = { entryType: 'navigation', transferSize, responseStart: cameMs - performance.timeOrigin };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(Object.create(null), page)]);
  return Math.round(offsetAtLoad() / HOUR_MS);
}

test('a page begins with the server’s clock, before any call has answered', () => {
  expect(hoursAhead(27_000)).toBe(50);
});

test('a page out of the browser’s cache, as of a tab that is opened again, begins with the device’s', () => {
  expect(hoursAhead(0)).toBe(0);
});
