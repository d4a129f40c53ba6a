import { sql } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';
import { startAfter, startBefore } from '../../platform/database/free-times.ts';
import { shortestOf } from '../../users/card.ts';

/**
 * Keeps when these professionals can be booked next (`hours.next_from`, `hours.book_until`). Whatever changes free
 * times, the minimum notice or the shortest consultation calls this in its transaction.
 */
export async function keepNextStarts(trx: Trx, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return;
  await sql`update hours set next_from = first.start, book_until = first.until
    from unnest(${ids}::uuid[]) wanted (id) left join lateral (${firstBookable(now)}) first on true
    where hours.professional_id = wanted.id`.execute(trx);
}

const shortest = shortestOf(sql`wanted.id`);

/**
 * The first free time of `wanted.id` that can still be booked; the notice counts back from its last start. With starts on
 * the half hour or the hour it's the first start alone, so that whoever is sorted by it stands where they can be booked.
 */
const firstBookable = (now: string) => sql`
  select s.start, case f.step_minutes when 15 then s.last else s.start end - kept.notice as until
  from (select make_interval(mins => ${shortest.minutes}) as length, ${shortest.set} as set_id,
      make_interval(mins => own.minimum_notice_minutes) as notice
    from hours own where own.professional_id = wanted.id offset 0) kept
    join free_times f on f.professional_id = wanted.id and f.set_id is not distinct from kept.set_id
    cross join lateral (select
      ${startAfter(sql`case f.step_minutes when 15 then lower(f.during)
        else greatest(lower(f.during), ${now}::timestamptz + kept.notice) end`)} as start,
      ${startBefore(sql`upper(f.during) - kept.length`)} as last) s
  where s.start <= s.last and s.last - kept.notice >= ${now}::timestamptz
  order by s.start limit 1`;

/** Moves on those whose free time can no longer be booked; returns how many. */
export async function moveNextStartsOn(trx: Trx, now: string, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`select professional_id as id from hours
    where book_until < ${now} order by book_until limit ${limit} for update skip locked`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await keepNextStarts(trx, ids, now);
  return ids.length;
}
