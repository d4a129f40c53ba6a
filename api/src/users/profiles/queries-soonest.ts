import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { afterCursor, inOrder, type Order } from '../../platform/database/keyset.ts';
import { keyOf } from '../../platform/database/cursor.ts';
import { gridAfter } from '../../platform/database/free-times.ts';

interface Asked {
  /** Of `users u` with `profiles p`. */
  conditions: RawBuilder<boolean>[];
  cursor: string | undefined;
  limit: number;
  now: string;
}
interface Found {
  id: string;
  sortKey: string;
}

const QUARTER_MS = 900_000;
/** Nothing free sorts last. */
const NEVER = '2999-12-31T00:00:00.000Z';

/**
 * The ids of the next professionals that can be booked, the soonest first, from what is kept of them in `hours`: those
 * whose free time has begun in the order of their notice, the others in that of their free time, and then those with
 * nothing free, so that each is read from an index and no more of them than a page shows.
 */
export async function soonestIds(db: Db, asked: Asked): Promise<Found[]> {
  const isAtEnd = keyOf(asked.cursor)?.[0] === NEVER;
  const bookable = isAtEnd ? [] : await bookableIds(db, asked);
  const left = asked.limit - bookable.length;
  if (left <= 0) return bookable;
  const cursor = isAtEnd ? asked.cursor : undefined;
  return [...bookable, ...(await idsWithoutTime(db, { ...asked, cursor, limit: left }))];
}

async function bookableIds(db: Db, { conditions, cursor, limit, now }: Asked): Promise<Found[]> {
  // Cursors hold for as long as the quarter hour lasts.
  const grid = new Date(Math.ceil(Date.parse(now) / QUARTER_MS) * QUARTER_MS).toISOString();
  const afterNotice = sql`(${grid}::timestamptz + make_interval(mins => h.minimum_notice_minutes))`;
  const branch = (key: RawBuilder<unknown>, isIn: RawBuilder<boolean>, by: RawBuilder<unknown>) => {
    const order: Order = { by: key, type: 'instant', direction: 'asc' };
    const all = [...conditions, isIn, isBookable(now), ...afterCursor('u', order, cursor)];
    return sql`(select u.id, ${key} as sort_key
      from hours h join users u on u.id = h.professional_id join profiles p on p.user_id = u.id
      where ${sql.join(all, sql` and `)} order by ${by}, h.professional_id limit ${limit})`;
  };
  const hasBegun = sql<boolean>`h.next_from <= ${afterNotice}`;
  // The first condition follows from the second, and says where the index begins.
  const isAhead = sql<boolean>`h.next_from > ${grid}::timestamptz and h.next_from > ${afterNotice}`;
  const { rows } = await sql<Found>`
    select id, sort_key from (
      ${branch(afterNotice, hasBegun, sql`h.minimum_notice_minutes`)}
      union all
      ${branch(sql`h.next_from`, isAhead, sql`h.next_from`)}) found
    order by ${inOrder('found', { by: sql`found.sort_key`, type: 'instant', direction: 'asc' })} limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Their next free time can still be booked, and already. */
const isBookable = (now: string) => sql<boolean>`(h.book_until >= ${now} and greatest(h.next_from,
    ${gridAfter(sql`(${now}::timestamptz + make_interval(mins => h.minimum_notice_minutes))`)})
    < ${now}::timestamptz + h.booking_days * interval '24 hours')`;

async function idsWithoutTime(db: Db, { conditions, cursor, limit, now }: Asked): Promise<Found[]> {
  const order: Order = { by: sql`${NEVER}::timestamptz`, type: 'instant', direction: 'asc' };
  const none = sql<boolean>`not exists (select from hours h where h.professional_id = u.id and ${isBookable(now)})`;
  const { rows } = await sql<Found>`
    select u.id, ${order.by} as sort_key from users u join profiles p on p.user_id = u.id
    where ${sql.join([...conditions, none, ...afterCursor('u', order, cursor)], sql` and `)}
    order by u.id limit ${limit}`.execute(db);
  return rows;
}
