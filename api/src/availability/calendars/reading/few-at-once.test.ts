import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

test('of ten at once two run, in their order, also when some fail', async () => {
  const inTurn = fewAtOnce(2);
  const began: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    began.push(number);
    running += 1;
    most = Math.max(most, running);
    await pause(2);
    running -= 1;
    if (number % 3 === 0) throw new Error('failed');
    return number;
  };
  const numbers = Array.from({ length: 10 }, (_, number) => number);
  const results = await Promise.allSettled(numbers.map((number) => inTurn(work(number))));
  expect(most).toBe(2);
  expect(began).toEqual(numbers);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    numbers.map((number) => number % 3 !== 0),
  );
});
