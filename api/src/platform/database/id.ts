import { randomUUIDv7 } from 'node:crypto';

const MAX_COUNT = 0xfff;
let [last, count] = [0, 0];

/**
 * UUIDv7: ids sort by creation time, those of one process also within a millisecond. Where rows of one transaction have the
 * same instant, lists show them in the order in which they were written. Node's own are random there: twelve of those bits
 * count instead (RFC 9562, 6.2).
 */
export function newId(): string {
  const id = randomUUIDv7();
  const now = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  // The clock may have been set back.
  if (now > last) [last, count] = [now, 0];
  else if (count < MAX_COUNT) count += 1;
  else [last, count] = [last + 1, 0];
  const time = last.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}${id.slice(18)}`;
}
