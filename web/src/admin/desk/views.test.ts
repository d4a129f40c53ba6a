import { expect, test } from 'vitest';
import { keyOf, nameOf, viewIn } from './views.ts';

const filters = [
  { name: 'status', label: 'Status', any: 'Any status', options: [{ value: 'HELD', label: 'Held' }] },
  {
    name: 'sort',
    label: 'Order',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'amount', label: 'Largest first' },
    ],
  },
];
const viewOf = (address: string) => viewIn(new URLSearchParams(address), filters);

test('a view is what was searched and chosen, named by it, whatever the order, and nothing unknown', () => {
  const held = viewOf('tab=payments&sort=amount&status=HELD&q=%20Ana%20&cursor=abc');
  expect(held).toEqual({ q: 'Ana', status: 'HELD', sort: 'amount' });
  expect(nameOf(held, filters)).toBe('Held, Largest first, “Ana”');
  expect(keyOf(held)).toBe(keyOf({ sort: 'amount', q: 'Ana', status: 'HELD' }));
  expect(viewOf('status=NONSENSE&sort=newest&other=1')).toEqual({});
});
