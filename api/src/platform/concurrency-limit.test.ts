import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** Whether it entered, waits or was refused, once all pending work is done. */
async function stateOf(entering: Promise<() => void>): Promise<string> {
  const entered = entering.then(
    () => 'in',
    (error: Error & { code?: string }) => error.code ?? 'broken',
  );
  return Promise.race([entered, new Promise<string>((tell) => setTimeout(() => tell('waits'), 20))]);
}

test('only so many of one group are in at once; whoever waits longest is next', async () => {
  const atOnce = new ConcurrencyLimit();
  const [first, second] = [await atOnce.enter('office', 2), await atOnce.enter('office', 2)];
  const [third, fourth] = [atOnce.enter('office', 2), atOnce.enter('office', 2)];
  expect(await Promise.all([stateOf(third), stateOf(fourth)])).toEqual(['waits', 'waits']);
  first();
  expect(await Promise.all([stateOf(third), stateOf(fourth)])).toEqual(['in', 'waits']);
  second();
  expect(await stateOf(fourth)).toBe('in');
});

test('another group does not wait for it', async () => {
  const atOnce = new ConcurrencyLimit();
  await atOnce.enter('office', 1);
  expect(await stateOf(atOnce.enter('school', 1))).toBe('in');
});

test('only so many wait, and the rest is refused at once', async () => {
  const atOnce = new ConcurrencyLimit();
  const leave = await atOnce.enter('office', 1);
  const waiting = Array.from({ length: 8 }, () => atOnce.enter('office', 1));
  expect(await stateOf(atOnce.enter('office', 1))).toBe('too_many_requests');
  leave();
  for (const each of waiting) (await each)();
  expect(await stateOf(atOnce.enter('office', 1))).toBe('in');
});
