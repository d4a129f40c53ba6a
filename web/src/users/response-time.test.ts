import { expect, test } from 'vitest';
import { responseText } from './response-time.ts';

test('the response time is told roughly, and not at all without enough data', () => {
  expect([0.2, 12, 100, 60 * 72, null].map(responseText)).toEqual([
    'answers in about 1 min',
    'answers in about 12 min',
    'answers in about 2 h',
    'answers in about 3 days',
    null,
  ]);
});
