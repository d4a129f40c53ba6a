import { COUNTED_TO } from '@parley/contract/numbers.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/db.ts';
import { gridAfter, startAfter } from '../database/free-times.ts';

/** Some are found twice, in two free times; where that hides how many they are, more are looked at. */
const TRIES = [1.05, 4].map((times) => Math.ceil(times * (COUNTED_TO + 1)));

/** In a longer time so many are free that looking person by person finds them sooner. */
const LONGEST_MS = 86_400_000;

interface Candidates {
  /** Consultations that could be booked, with `id`, `minutes` and `set_id`, of the professional of `h`. */
  offered: RawBuilder<unknown>;
  from: string;
  to: string;
  now: string;
}

/**
 * Who can be booked at some start in [from, to), by the times of all and not person by person: their ids, `many` if they
 * are more than a total says, or null where that isn't known. Equivalent to `firstStart`.
 */
export async function foundFree(db: Db, candidates: Candidates): Promise<string[] | 'many' | null> {
  if (Date.parse(candidates.to) - Date.parse(candidates.from) > LONGEST_MS) return null;
  for (const most of TRIES) {
    const { ids, count } = await find(db, candidates, most);
    if (ids.length > COUNTED_TO) return 'many';
    if (count < most) return ids;
  }
  return null;
}

/** At most so many, with repetitions, and how many these are. */
async function find(db: Db, { offered, from, to, now }: Candidates, most: number) {
  const earliest = gridAfter(sql`(${now}::timestamptz + make_interval(mins => h.minimum_notice_minutes))`);
  const until = sql`least(${to}::timestamptz, ${now}::timestamptz + h.booking_days * interval '24 hours')`;
  const start = startAfter(sql`greatest(lower(f.during), ${from}::timestamptz, h.earliest)`);
  const { rows } = await sql<{ ids: string[]; count: number }>`
    select coalesce(json_agg(distinct id), '[]') as ids, count(*)::int as count from (
      select o.id
      from (select * from free_times where during && tstzrange(${from}, ${to}) offset 0) f
        cross join lateral (select h.professional_id, ${earliest} as earliest, ${until} as until
          from hours h where h.professional_id = f.professional_id offset 0) h
        cross join lateral (select ${start} as start) first
        cross join lateral (${offered} offset 0) o
      where first.start < h.until and first.start + make_interval(mins => o.minutes) <= upper(f.during)
        and f.set_id is not distinct from o.set_id
      limit ${sql.lit(most)}) found`.execute(db);
  return rows[0] ?? { ids: [], count: 0 };
}
