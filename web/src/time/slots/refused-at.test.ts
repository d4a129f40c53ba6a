import { expect, test } from 'vitest';
import { refusedAt } from './refused-at.ts';

test('a refusal without a field is about the first time, one that names a further time about that', () => {
  expect(refusedAt([])).toBe(0);
  expect(refusedAt([{ path: 'startsAt' }])).toBe(0);
  expect(refusedAt([{ path: 'alternatives.0' }])).toBe(1);
  expect(refusedAt([{ path: 'message' }, { path: 'alternatives.1' }])).toBe(2);
});
