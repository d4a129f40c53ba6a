import { expect, test } from 'vitest';
import { slopeOf } from './memory.ts';

test('the slope is how much more it is with each step', () => {
  expect(slopeOf([10, 12, 14, 16])).toBe(2);
  expect(slopeOf([7, 7, 7])).toBe(0);
  expect(slopeOf([9, 6, 3])).toBe(-3);
  // A line through the noise: 0, 3, 1, 4 rises by 1.0 each step.
  expect(slopeOf([0, 3, 1, 4])).toBeCloseTo(1);
});

test('one value has no slope', () => {
  expect(slopeOf([5])).toBe(0);
});
