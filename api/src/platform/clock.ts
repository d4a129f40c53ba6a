/** The one clock every rule reads; only the demo's can be moved. Tokens and codes keep real time. */
export interface Clock {
  now(): Date;
  /** The present as an ISO instant in UTC. */
  instant(): string;
  /** Moves the clock on, in seconds. */
  advance(seconds: number): void;
}

/** A clock that runs with the real one, ahead of it by so many seconds. */
export function createClock(aheadSeconds = 0): Clock {
  let ahead = aheadSeconds * 1000;
  const now = () => new Date(Date.now() + ahead);
  return {
    now,
    instant: () => now().toISOString(),
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}

const MINUTE = 60_000;

/** The instant so many minutes after another (or before, when negative). */
export function minutesAfter(instant: string | Date, minutes: number): string {
  return new Date(new Date(instant).getTime() + minutes * MINUTE).toISOString();
}

export const hoursAfter = (instant: string | Date, hours: number) => minutesAfter(instant, hours * 60);
export const daysAfter = (instant: string | Date, days: number) => minutesAfter(instant, days * 24 * 60);

/** The later one of two instants. */
export const latest = (one: string, other: string) => (one > other ? one : other);

/** The earliest of these instants. */
export function earliest(...instants: string[]): string {
  return instants.reduce((first, other) => (other < first ? other : first));
}
