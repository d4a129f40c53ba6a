import { expect, test } from 'vitest';
import { dueAtOf, latestDueOn } from './rules.ts';

// 76 days after 1 October, 15:00 UTC: 16 December, 15:00 UTC.
test.each([
  ['UTC', '2026-12-15'],
  // There it is 17 December already, 04:00.
  ['Pacific/Auckland', '2026-12-16'],
  ['America/Los_Angeles', '2026-12-15'],
])('the latest due date in %s is over within 76 days of the hire', (zone, date) => {
  expect(latestDueOn('2026-10-01T15:00:00.000Z', zone)).toBe(date);
  expect(dueAtOf(date, zone) <= '2026-12-16T15:00:00.000Z').toBe(true);
});

test('a day that ends at that very minute still counts', () => {
  expect(latestDueOn('2026-10-01T23:59:00.000Z', 'UTC')).toBe('2026-12-16');
  expect(latestDueOn('2026-10-01T23:58:59.000Z', 'UTC')).toBe('2026-12-15');
});
