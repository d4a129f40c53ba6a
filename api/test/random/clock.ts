import type { Clock } from '../../src/platform/clock.ts';

/** A clock that stands still unless it is moved, so that an act can fall on the very second of a deadline. */
export interface PausedClock extends Clock {
  set(instant: string): void;
}

export function pausedClock(start: string): PausedClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    instant: () => new Date(at).toISOString(),
    advance: (seconds) => {
      at += seconds * 1000;
    },
    set: (instant) => {
      at = Date.parse(instant);
    },
  };
}
