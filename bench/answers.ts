import { Worker } from 'node:worker_threads';
import type { Load } from './load.ts';

/** Responses per second under this load, measured in a worker thread. */
export async function answersASecond(load: Load): Promise<number> {
  const worker = new Worker(new URL('load.ts', import.meta.url), { workerData: load });
  return new Promise((resolve, reject) => {
    worker.once('message', (answers) => resolve(Number(answers)));
    worker.once('error', reject);
  });
}
