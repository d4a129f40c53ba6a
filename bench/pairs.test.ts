import { expect, test } from 'vitest';
import { measurePairs, medianRatio } from './pairs.ts';

test('the first round of each warms up and is not counted, then they take turns', async () => {
  const order: string[] = [];
  let figure = 0;
  const measure = (who: string) => async () => {
    order.push(who);
    return (figure += 1);
  };
  const pairs = await measurePairs(2, { ours: measure('ours'), peer: measure('peer') });
  expect(order).toEqual(['ours', 'peer', 'ours', 'peer', 'ours', 'peer']);
  expect(pairs).toEqual([
    { ours: 3, peer: 4 },
    { ours: 5, peer: 6 },
  ]);
});

test('the median is of the ratios, so that one slow moment does not decide', () => {
  const pairs = [
    { ours: 1, peer: 10 },
    { ours: 30, peer: 60 },
    { ours: 40, peer: 100 },
  ];
  expect(medianRatio(pairs)).toBe(0.4);
  expect(medianRatio(pairs.slice(0, 2))).toBe(0.1);
});
