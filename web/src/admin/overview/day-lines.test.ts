import { expect, test } from 'vitest';
import { linePoints, topOf } from './day-lines.ts';

test('a chart ends at a round number that holds the highest value', () => {
  expect(topOf([0, 3, 17])).toBe(20);
  expect(topOf([210_000])).toBe(250_000);
  expect(topOf([10])).toBe(10);
  expect(topOf([0, 0])).toBe(1);
  expect(topOf([2])).toBe(2);
});

test('a line runs from edge to edge, nothing on the ground and the top at the head', () => {
  const frame = { width: 100, head: 10, ground: 110 };
  expect(linePoints([0, 10, 5], 10, frame)).toEqual(['0.0,110.0', '50.0,10.0', '100.0,60.0']);
  expect(linePoints([4], 10, frame)).toEqual(['0.0,70.0']);
});
