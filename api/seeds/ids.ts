import { randomFor } from './random.ts';

/** Deterministic ids. */
export interface Ids {
  /** In the form of a UUIDv7 of that instant. */
  at: (instant: string) => string;
  /** In the processor's format: `acct_…`, `ch_…`. */
  processor: (prefix: string) => string;
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function idsFor(purpose: string): Ids {
  const random = randomFor(purpose);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.whole(0, 15).toString(16)).join('');
  return {
    at: (instant) => {
      const time = Date.parse(instant).toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
    },
    processor: (prefix) =>
      `${prefix}_${Array.from({ length: 24 }, () => LETTERS[random.whole(0, 61)]).join('')}`,
  };
}
