import { expect, test } from 'vitest';
import { linePoints, axisMaximum } from './chart-scale.ts';

test('a chart’s axis ends at a round number above the highest value', () => {
  expect(axisMaximum([0, 3, 17])).toBe(20);
  expect(axisMaximum([210_000])).toBe(250_000);
  expect(axisMaximum([10])).toBe(10);
  expect(axisMaximum([0, 0])).toBe(1);
  expect(axisMaximum([2])).toBe(2);
});

test('a line runs from edge to edge, with zero at the bottom and the maximum at the top', () => {
  const frame = { width: 100, head: 10, ground: 110 };
  expect(linePoints([0, 10, 5], 10, frame)).toEqual(['0.0,110.0', '50.0,10.0', '100.0,60.0']);
  expect(linePoints([4], 10, frame)).toEqual(['0.0,70.0']);
});
