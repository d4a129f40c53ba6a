import { expect, test } from 'vitest';
import { typingErrors } from './distance.ts';

test.each([
  ['contract', 'contract', 0],
  ['contarct', 'contract', 1],
  ['pyhton', 'python', 1],
  ['leson', 'lesson', 1],
  ['lessson', 'lesson', 1],
  ['lassin', 'lesson', 2],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('%s is %s with %i typing errors, and the other way round', (one, other, errors) => {
  expect([typingErrors(one, other), typingErrors(other, one)]).toEqual([errors, errors]);
});
