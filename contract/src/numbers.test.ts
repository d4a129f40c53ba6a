import { expect, test } from 'vitest';
import { totalText } from './numbers.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1001, '1,000+'],
])('a list of %i is told as %s, since nothing is counted beyond a thousand', (total, text) => {
  expect(totalText(total)).toBe(text);
});
