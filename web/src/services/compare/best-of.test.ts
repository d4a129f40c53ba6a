import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

const service = (id: string, priceCents: number, average: number | null, nextAvailableAt: string | null) => ({
  id,
  pricing: 'FIXED' as const,
  priceCents,
  rating: { average, count: average === null ? 0 : 3 },
  professional: { nextAvailableAt },
});
const early = '2026-11-24T10:00:00.000Z';
const late = '2026-11-25T10:00:00.000Z';

test('the cheapest, the soonest and the best rated stand out', () => {
  const all = [
    service('a', 9_000, 4.9, late),
    service('b', 12_000, 4.2, early),
    service('c', 8_000, null, null),
  ];
  expect(bestOf(all)).toEqual({ price: 'c', soonest: 'b', rating: 'a' });
});

test('nothing stands out that is alike, alone, or of another kind', () => {
  expect(bestOf([service('a', 9_000, 4.9, early), service('b', 9_000, 4.9, early)])).toEqual({
    price: null,
    soonest: null,
    rating: null,
  });
  expect(bestOf([service('a', 9_000, 4.9, early)]).price).toBeNull();
  const hourly = { ...service('b', 4_000, 4.8, late), pricing: 'HOURLY' as const };
  expect(bestOf([service('a', 9_000, 4.9, early), hourly]).price).toBeNull();
});
