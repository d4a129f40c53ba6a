import { expect, test } from 'vitest';
import { beginningOf, periodIn } from './periods.ts';

test('the URL selects a known period or all time', () => {
  expect(periodIn(new URLSearchParams('period=90'))).toBe('90');
  expect(periodIn(new URLSearchParams('period=yesterday'))).toBeUndefined();
  expect(beginningOf('30', '2026-11-20T12:00:00.000Z')).toBe('2026-10-21T12:00:00.000Z');
  expect(beginningOf(undefined, '2026-11-20T12:00:00.000Z')).toBeUndefined();
});
