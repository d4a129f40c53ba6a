import { expect, test } from 'vitest';
import { workingDaysAfter } from './working-days.ts';

test.each([
  ['Monday', '2026-11-23T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
  ['Thursday', '2026-11-26T10:00:00.000Z', '2026-11-30T10:00:00.000Z'],
  ['Friday', '2026-11-27T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
  ['Saturday', '2026-11-28T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
  ['Sunday', '2026-11-29T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
])('two working days after a %s skip the weekend', (_day, from, to) => {
  expect(workingDaysAfter(from, 2)).toBe(to);
});
