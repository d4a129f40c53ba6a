import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Limit } from './limits.ts';

const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`;

/** When the next attempt beyond the free ones is allowed. */
const opensAt = ({ free, windowSeconds, firstWaitSeconds, mostWaitSeconds = windowSeconds }: Limit) =>
  firstWaitSeconds === undefined
    ? sql`t.resets_at`
    : sql`t.resets_at - ${seconds(windowSeconds)} + make_interval(secs =>
        least(${mostWaitSeconds}::float8, ${firstWaitSeconds}::float8 * power(2, least(t.count - ${free}::integer, 20))))`;

/** One statement, so that concurrent attempts all count; false when it came too early. */
export async function countAttempt(db: Db, key: string, limit: Limit, now: Date): Promise<boolean> {
  const slides = limit.firstWaitSeconds !== undefined;
  const { rows } = await sql`
    insert into throttles as t (key, count, resets_at) values (${key}, 1, ${now}::timestamptz + ${seconds(limit.windowSeconds)})
    on conflict (key) do update set
      count = case when t.resets_at <= ${now} then 1 else t.count + 1 end,
      resets_at = case when t.resets_at <= ${now} or ${slides}::boolean then excluded.resets_at else t.resets_at end
    where t.resets_at <= ${now} or t.count < ${limit.free} or ${opensAt(limit)} <= ${now}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Seconds until the next attempt is allowed. */
export async function secondsToWait(db: Db, key: string, limit: Limit, now: Date): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from ${opensAt(limit)} - ${now}::timestamptz)) as wait
    from throttles t where key = ${key}`.execute(db);
  return Math.max(1, rows[0]?.wait ?? 1);
}

/** Uncounts an attempt that succeeded. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await sql`update throttles set count = greatest(count - 1, 0) where key = ${key}`.execute(db);
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}
