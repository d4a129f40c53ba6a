import { expect, test } from 'vitest';
import { ratingText } from './rating-text.ts';

test('a rating has one decimal and its count, and no review is not zero', () => {
  expect(ratingText({ average: 4.86, count: 61 })).toBe('4.9 (61 reviews)');
  expect(ratingText({ average: 5, count: 1 })).toBe('5.0 (1 review)');
  expect(ratingText({ average: null, count: 0 })).toBe('new on Parley');
});
