import { once } from 'node:events';
import pLimit from 'p-limit';
import { startThread } from '../../../platform/thread.ts';
import { MEMORY_LIMITS, TIME_LIMIT_MS } from '../thread-limits.ts';
import type { ReadingInput, ReadingResult } from './read-busy-times.ts';

/** Of this process: each may take a core and its memory for as long as its limits allow. */
const THREADS = 2;
const inTurn = pLimit(THREADS);

/**
 * Reads a calendar in a thread of its own, which ends with it: one that takes too long or too much memory (many events,
 * rules that never meet) holds up nobody else. Waits for its turn before its time begins; `tookMs` is without that.
 */
export async function readCalendar(
  input: ReadingInput,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<{ result: ReadingResult; tookMs: number }> {
  return inTurn(async () => {
    const began = performance.now();
    const result = await readInThread(input, timeLimitMs);
    return { result, tookMs: performance.now() - began };
  });
}

async function readInThread(input: ReadingInput, timeLimitMs: number): Promise<ReadingResult> {
  const worker = startThread(new URL('read-calendar-worker.ts', import.meta.url), input, MEMORY_LIMITS);
  try {
    const [result]: ReadingResult[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return result ?? { problem: 'too_much' };
  } catch {
    return { problem: 'too_much' };
  } finally {
    worker.on('error', () => {});
    await worker.terminate();
  }
}
