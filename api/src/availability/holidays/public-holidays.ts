import { once } from 'node:events';
import { LRUCache } from 'lru-cache';
import { startThread } from '../../platform/thread.ts';
import type { HolidayRow, HolidaysInput } from './read-holidays.ts';

const TIME_LIMIT_MS = 10_000;
const MEMORY_LIMIT_MB = 256;
/** Of the 207 countries those that somebody asked for lately. */
const KEPT = 100;
const kept = new LRUCache<string, Promise<HolidayRow[]>>({ max: KEPT });

/**
 * Computed in a thread that ends with it: the library takes 40 MB, and a third of a second for some calendars, during
 * which nobody else would be answered. Kept for as long as the day.
 */
export function publicHolidays(input: HolidaysInput): Promise<HolidayRow[]> {
  const key = JSON.stringify(input);
  const known = kept.get(key);
  if (known) return known;
  const computed = inThread(input);
  kept.set(key, computed);
  computed.catch(() => kept.delete(key));
  return computed;
}

async function inThread(input: HolidaysInput): Promise<HolidayRow[]> {
  const file = new URL('holidays-worker.ts', import.meta.url);
  const worker = startThread(file, input, { maxOldGenerationSizeMb: MEMORY_LIMIT_MB });
  try {
    const [rows]: HolidayRow[][] = await once(worker, 'message', {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return rows ?? [];
  } finally {
    worker.on('error', () => {});
    await worker.terminate();
  }
}
