import { sql, type RawBuilder } from 'kysely';
import { ofService } from '../card.ts';
import {
  earliestStart,
  firstStart,
  isFreeBetween,
  startsBefore,
} from '../../platform/database/free-times.ts';

interface FreeQuery {
  availableNow?: boolean | undefined;
  freeFrom?: string | undefined;
  freeTo?: string | undefined;
}

/**
 * SQL: the professional of `services s` is free for the service's consultation now, or bookable at some start in
 * [freeFrom, freeTo). Free times are stored two weeks ahead only.
 */
export function freeWithin(
  { availableNow, freeFrom, freeTo }: FreeQuery,
  now: string,
): RawBuilder<boolean>[] {
  const conditions = availableNow ? [freeAt(now)] : [];
  if (freeFrom === undefined && freeTo === undefined) return conditions;
  const from = laterOf(freeFrom ?? now, now);
  const to = freeTo === undefined ? null : laterOf(freeTo, from);
  const isFree = to === null ? [] : [isFreeBetween(sql`s.professional_id`, from, sql`${to}::timestamptz`)];
  return [...conditions, ...isFree, bookableBetween(from, to, now)];
}

/** From when to when it is to be, nothing of it in the past. */
export function windowOf(
  { freeFrom, freeTo }: { freeFrom: string | undefined; freeTo: string },
  now: string,
) {
  const from = laterOf(freeFrom ?? now, now);
  return { from, to: laterOf(freeTo, from) };
}

/** In UTC with milliseconds, and within the years that PostgreSQL accepts. */
function laterOf(instant: string, other: string): string {
  return new Date(Math.max(Date.parse(instant), Date.parse(other))).toISOString();
}

const length = sql`make_interval(mins => s.consultation_minutes)`;

/** `offset 0`, so that it's asked of the rows of the page: free times joined to all services would be read first. */
const freeAt = (now: string) => sql<boolean>`exists (
  select from free_times f where f.professional_id = s.professional_id
    and f.set_id is not distinct from s.hour_set_id and f.during @> tstzrange(${now}::timestamptz, ${now}::timestamptz + ${length}) offset 0)`;

/** Equivalent to `bookableSlots`: on the quarter hour, after the minimum notice, from ≤ start < to. */
const bookableBetween = (from: string, to: string | null, now: string) => {
  const reach = startsBefore(sql`s.professional_id`, now);
  return sql<boolean>`${firstStart(sql`s.professional_id`, {
    ...ofService,
    from: sql`greatest(${from}::timestamptz, ${earliestStart(sql`s.professional_id`, now)})`,
    before: to === null ? reach : sql`least(${to}::timestamptz, ${reach})`,
  })} is not null`;
};
