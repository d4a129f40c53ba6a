import { totalText } from '@parley/contract/numbers.ts';
import { expect, test } from 'vitest';
import { filterSuggestions } from './filter-suggestions.ts';
import type { Result } from '../result.ts';

const holds = (total: number): Result<{ total: number }> => ({
  ok: true,
  status: 200,
  message: 'OK',
  data: { total },
});
const filters = [{ to: '/services?q=law' }, { to: '/services?minRating=4' }, { to: '/services' }];
const totals: Record<string, number> = { 'q=law': 3, 'minRating=4': 1, '': 40 };
const count = async (search: URLSearchParams) => holds(totals[search.toString()] ?? 0);

test('a list with a single result says how many more each filter hides, the most first', async () => {
  expect(await filterSuggestions(holds(1), filters, count)).toEqual([
    { to: '/services', more: 39 },
    { to: '/services?q=law', more: 2 },
  ]);
});

test('an empty list says how many there are without each filter', async () => {
  expect((await filterSuggestions(holds(0), filters, count)).map(({ more }) => more)).toEqual([40, 3, 1]);
});

test('a longer list requests nothing', async () => {
  const never = () => Promise.reject(new Error('nobody asked'));
  expect(await filterSuggestions(holds(6), filters, never)).toEqual([]);
});

test('beyond what lists count to, what is shown already takes nothing away', async () => {
  const many = await filterSuggestions(holds(3), [{ to: '/services' }], async () => holds(1_001));
  expect(many.map(({ more }) => totalText(more))).toEqual(['1,000+']);
});
