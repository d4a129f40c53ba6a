import { Worker } from 'node:worker_threads';
import type { Load } from './load.ts';

/** Answers a second to this load, from a thread of its own. */
export async function answersASecond(load: Load): Promise<number> {
  const worker = new Worker(new URL('load.ts', import.meta.url), { workerData: load });
  return new Promise((resolve, reject) => {
    worker.once('message', (answers) => resolve(Number(answers)));
    worker.once('error', reject);
  });
}
