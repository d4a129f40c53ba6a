import { z } from 'zod';
import { refuseField } from '../http/refuse.ts';

const Key = z.tuple([z.union([z.string(), z.number()]), z.uuid()]);
export type Key = z.infer<typeof Key>;

/** The place in a list where a page ends: the sort value and the id of its last row. Opaque to callers. */
export function cursorOf(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The place a cursor names, or null for the first page. */
export function keyOf(cursor: string | undefined): Key | null {
  if (cursor === undefined) return null;
  try {
    return Key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return refuseField('cursor', /*i18n*/ 'This cursor isn’t valid.');
  }
}

/** The same for a list in the order of instants: whatever else a forged cursor holds never reaches the database. */
export function instantKeyOf(cursor: string | undefined): Key | null {
  const key = keyOf(cursor);
  if (key && !isInstant(key[0])) refuseField('cursor', /*i18n*/ 'This cursor isn’t valid.');
  return key;
}

/** Whether it is an instant as we write it, in a year that the database has, too. */
export function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[12]\d{3}-/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

/** A page of rows that were asked for with one more than the limit. */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  key: (row: Row) => Key,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorOf(key(last)) : null };
}
