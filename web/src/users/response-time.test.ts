import { expect, test } from 'vitest';
import { responseText } from './response-time.ts';

test('the response time is rounded, and not shown without enough data', () => {
  expect([0.2, 12, 100, 60 * 72, null].map(responseText)).toEqual([
    'replies in about 1 min',
    'replies in about 12 min',
    'replies in about 2 h',
    'replies in about 3 days',
    null,
  ]);
});
