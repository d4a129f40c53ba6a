import { randomInt } from 'node:crypto';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Stripe's format: a prefix for the kind, then 24 letters and digits. */
export function newId(prefix: string): string {
  const rest = Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `${prefix}_${rest.join('')}`;
}
