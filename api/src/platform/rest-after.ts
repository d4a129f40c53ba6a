import { setTimeout as pause } from 'node:timers/promises';

/** Does a piece of long work, then waits twice as long as it took: requests have the machine in between. */
export async function restAfter<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  await pause(2 * (performance.now() - began));
  return result;
}
