import { latest, minutesAfter } from '../../platform/clock.ts';

const EVERY_MINUTES = 10;
const LONGEST_MINUTES = 6 * 60;
/** A server may ask us to stay away for longer, but not for ever. */
const LONGEST_WAIT_SECONDS = 24 * 60 * 60;

/** A slow calendar gets no more of a queue's time than this part. */
const MOST_OF_A_QUEUE = 1 / 60;

/** When a calendar is read again: every 10 minutes, give or take one, so that not all of a minute come at once. */
export function nextTry(now: string, tookMs: number, random = Math.random()): string {
  return minutesAfter(now, Math.max(EVERY_MINUTES * (0.9 + 0.2 * random), restAfter(tookMs)));
}

const restAfter = (tookMs: number) => tookMs / 60_000 / MOST_OF_A_QUEUE;

/** Twice as long after each failure, up to 6 hours; never before the server said (Retry-After, in seconds). */
export function nextTryAfterFailure(
  now: string,
  { failures, retryAfter, tookMs }: { failures: number; retryAfter: number | null; tookMs: number },
  random = Math.random(),
): string {
  const minutes = Math.min(LONGEST_MINUTES, EVERY_MINUTES * 2 ** Math.min(failures, 10));
  const next = minutesAfter(now, Math.max(minutes * (0.9 + 0.1 * random), restAfter(tookMs)));
  return latest(next, waitUntil(now, retryAfter) ?? next);
}

/** Until when a server asked us to stay away; null if it didn't. */
export function waitUntil(now: string, retryAfter: number | null): string | null {
  return retryAfter === null ? null : minutesAfter(now, Math.min(retryAfter, LONGEST_WAIT_SECONDS) / 60);
}
