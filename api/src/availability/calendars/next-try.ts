import { minutesAfter } from '../../platform/clock.ts';

const EVERY_MINUTES = 10;
const LONGEST_MINUTES = 6 * 60;
/** A server may ask us to stay away for longer, but not for ever. */
const LONGEST_WAIT_SECONDS = 24 * 60 * 60;

/** When a calendar is read again: every 10 minutes, give or take one, so that not all of a minute come at once. */
export function nextTry(now: string, random = Math.random()): string {
  return minutesAfter(now, EVERY_MINUTES * (0.9 + 0.2 * random));
}

/** Twice as long after each failure, up to 6 hours; never before the server said (Retry-After, in seconds). */
export function nextTryAfterFailure(
  now: string,
  { failures, retryAfter }: { failures: number; retryAfter: number | null },
  random = Math.random(),
): string {
  const minutes = Math.min(LONGEST_MINUTES, EVERY_MINUTES * 2 ** Math.min(failures, 10));
  const asked = Math.min(retryAfter ?? 0, LONGEST_WAIT_SECONDS) / 60;
  return minutesAfter(now, Math.max(minutes * (0.9 + 0.1 * random), asked));
}
