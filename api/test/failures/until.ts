import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds, for at most so many milliseconds; how many it took. */
export async function until(holds: () => Promise<boolean>, withinMs: number): Promise<number> {
  const began = performance.now();
  for (; performance.now() < began + withinMs; await pause(50))
    if (await holds()) return performance.now() - began;
  throw new Error('it never came to be');
}
