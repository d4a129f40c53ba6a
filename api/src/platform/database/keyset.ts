import { sql, type RawBuilder } from 'kysely';
import { isInstant, keyOf } from './cursor.ts';
import { refuseField } from '../http/refuse.ts';

/** Sorts by a value, then by id in the same direction. */
export interface Order {
  by: RawBuilder<unknown>;
  type: keyof typeof TYPES;
  direction: 'asc' | 'desc';
}

// Cast to the column's own type family, or its index would not be used.
const TYPES = {
  instant: { fits: isInstant, as: sql`timestamptz` },
  integer: { fits: (value: unknown) => Number.isInteger(value) && isModest(value), as: sql`bigint` },
  decimal: { fits: isModest, as: sql`numeric` },
  float: { fits: isModest, as: sql`double precision` },
  text: { fits: isText, as: sql`text` },
} as const;

/** What PostgreSQL accepts as text, and no longer than any sort value. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 200 && value.isWellFormed() && !value.includes('\0');
}

function isModest(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) < 2 ** 52;
}

/** The WHERE condition for rows after a cursor; refuses a cursor of another list. */
export function afterCursor(alias: string, order: Order, cursor: string | undefined): RawBuilder<boolean>[] {
  const key = keyOf(cursor);
  if (!key) return [];
  const [value, id] = key;
  const { fits, as } = TYPES[order.type];
  if (!fits(value)) refuseField('cursor', /*i18n*/ 'This cursor isn’t valid.');
  const beyond = order.direction === 'asc' ? sql`>` : sql`<`;
  return [sql<boolean>`(${order.by}, ${sql.ref(`${alias}.id`)}) ${beyond} (${value}::${as}, ${id}::uuid)`];
}

/** The ORDER BY terms, under this alias. */
export function inOrder(alias: string, { by, direction }: Order): RawBuilder<unknown> {
  const id = sql.ref(`${alias}.id`);
  return direction === 'asc' ? sql`${by}, ${id}` : sql`${by} desc, ${id} desc`;
}
