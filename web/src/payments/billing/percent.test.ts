import { expect, test } from 'vitest';
import { hundredthsOf, percentText } from './percent.ts';

test.each([
  ['19', 1900],
  ['7.5', 750],
  ['7,25 %', 725],
  ['0', 0],
  ['100', 10_000],
  ['', null],
  [' % ', null],
  ['8.1', 810],
])('%j is %j hundredths', (typed, hundredths) => {
  expect(hundredthsOf(typed)).toBe(hundredths);
});

test.each(['nineteen', '-1', '7.125', '1e2', '1,000'])('%j is no percentage', (typed) => {
  expect(hundredthsOf(typed)).toBeNaN();
});

test('a rate is shown as it is typed', () => {
  expect([1900, 750, 725, 0, null].map(percentText)).toEqual(['19', '7.5', '7.25', '0', '']);
});
