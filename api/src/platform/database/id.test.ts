import { expect, test } from 'vitest';
import { newId } from './id.ts';

test('ids sort in the order in which they were made, within a millisecond too', () => {
  const began = Date.now();
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const times = [ids[0] ?? '', ids.at(-1) ?? ''].map((id) =>
    Number.parseInt(id.slice(0, 13).replace('-', ''), 16),
  );
  expect(times[0]).toBeGreaterThanOrEqual(began);
  // So many at once run ahead of the clock by a few milliseconds at most.
  expect(times[1]).toBeLessThanOrEqual(Date.now() + 10);
});
