/** The clock that every rule reads; only the demo can move it. Tokens and codes use real time. */
export interface Clock {
  now(): Date;
  /** Now, as an ISO instant in UTC. */
  instant(): string;
  /** In seconds. */
  advance(seconds: number): void;
}

/** Runs ahead of real time by this many seconds. */
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

/** The real second at which the clock shows an instant, for keys verified elsewhere. */
export function realSecondAt(clock: Clock, instant: string): number {
  return Math.ceil((Date.now() + Date.parse(instant) - clock.now().getTime()) / 1000);
}

const MINUTE = 60_000;

/** Negative minutes go back. */
export function minutesAfter(instant: string | Date, minutes: number): string {
  return new Date(new Date(instant).getTime() + minutes * MINUTE).toISOString();
}

export const secondsAfter = (instant: string | Date, seconds: number) => minutesAfter(instant, seconds / 60);
export const hoursAfter = (instant: string | Date, hours: number) => minutesAfter(instant, hours * 60);
export const daysAfter = (instant: string | Date, days: number) => minutesAfter(instant, days * 24 * 60);

/** An instant in the form that all of ours have, so that they compare as text. */
export const isoInstant = (instant: string) => new Date(instant).toISOString();

export const latest = (one: string, other: string) => (one > other ? one : other);

export function earliest(...instants: string[]): string {
  return instants.reduce((first, other) => (other < first ? other : first));
}
