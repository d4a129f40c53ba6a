import { randomUUIDv7 } from 'node:crypto';

/** UUIDv7: ids sort by creation time. */
export function newId(): string {
  return randomUUIDv7();
}
