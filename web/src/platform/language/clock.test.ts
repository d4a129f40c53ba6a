import { expect, test } from 'vitest';
import { hoursOf } from './clock.ts';

test.each([
  ['en-US', 12],
  ['en', 12],
  ['en-GB', 24],
  ['en-AU', 12],
  ['de-DE', 24],
  ['hi-IN', 12],
  ['*', 24],
  ['not a locale!', 24],
  [undefined, 24],
] as const)('a reader of %s has a clock of %i hours', (locale, hours) => {
  expect(hoursOf(null, locale)).toBe(hours);
});

test('what somebody chose wins over their region', () => {
  expect(hoursOf('24', 'en-US')).toBe(24);
  expect(hoursOf('12', 'de-DE')).toBe(12);
  expect(hoursOf('13', 'de-DE')).toBe(24);
});
