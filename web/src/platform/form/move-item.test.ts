import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, 0, ['c', 'a', 'b']],
  [0, 2, ['b', 'c', 'a']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [5, 0, ['a', 'b', 'c']],
])('what stands at %i is moved to %i, and the rest keeps its order', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(expected);
});
