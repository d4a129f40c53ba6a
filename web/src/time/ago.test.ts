import { expect, test } from 'vitest';
import { agoText } from './ago.ts';

test.each([
  ['2026-11-20T15:39:51.000Z', 'just now'],
  ['2026-11-20T15:39:50.000Z', '10 seconds ago'],
  ['2026-11-20T15:39:00.001Z', '59 seconds ago'],
  ['2026-11-20T15:39:00.000Z', '1 minute ago'],
  ['2026-11-20T15:38:01.000Z', '1 minute ago'],
  ['2026-11-20T14:40:00.000Z', '1 hour ago'],
  ['2026-11-19T16:40:00.000Z', '23 hours ago'],
  ['2026-11-19T15:40:00.000Z', '1 day ago'],
  ['2026-10-22T15:40:00.000Z', '29 days ago'],
  ['2026-10-21T15:40:00.000Z', '1 month ago'],
  ['2026-09-21T15:40:00.000Z', '2 months ago'],
  ['2025-11-20T15:40:00.000Z', '1 year ago'],
  ['2024-09-11T15:40:00.000Z', '2 years ago'],
])('what happened at %s happened %s', (at, text) => {
  expect(agoText(at, '2026-11-20T15:40:00.000Z')).toBe(text);
});

test('what was done a moment ago is never told as ahead, where now is the whole minute', () => {
  const now = '2026-11-20T15:42:00.000Z';
  expect(agoText('2026-11-20T15:42:41.000Z', now)).toBe('just now');
  expect(agoText('2026-11-20T15:37:00.000Z', now)).toBe('5 minutes ago');
});
