import { z } from 'zod';
import { refuseField } from '../http/refuse.ts';

const Key = z.tuple([z.union([z.string(), z.number()]), z.uuid()]);
export type Key = z.infer<typeof Key>;

/** Encodes the sort value and the id of a page's last row. Opaque to clients. */
function cursorOf(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Decodes a cursor; null for the first page. */
export function keyOf(cursor: string | undefined): Key | null {
  if (cursor === undefined) return null;
  try {
    return Key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return refuseField('cursor', /*i18n*/ 'This cursor isn’t valid.');
  }
}

/** Same, for a list sorted by instants: anything else in a forged cursor never reaches the database. */
export function instantKeyOf(cursor: string | undefined): Key | null {
  const key = keyOf(cursor);
  if (key && !isInstant(key[0])) refuseField('cursor', /*i18n*/ 'This cursor isn’t valid.');
  return key;
}

/** Whether it is an instant in our format, in a year that PostgreSQL accepts. */
export function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[12]\d{3}-/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

/** A page from rows that were queried with one more than the limit. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  key: (row: Row) => Key,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorOf(key(last)) : null };
}

/** The end of a history, the oldest first, and where what came before begins; from its latest rows, one more than the limit. */
export function endOf<Row extends { id: string; at: string }>(
  latest: Row[],
  limit: number,
): { history: Row[]; historyCursor: string | null } {
  const { items, nextCursor } = pageOf(latest, limit, ({ at, id }) => [at, id]);
  return { history: items.toReversed(), historyCursor: nextCursor };
}
