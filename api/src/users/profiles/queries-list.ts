import type { Received } from '@parley/contract/endpoint.ts';
import type { listProfessionals } from '@parley/contract/users/endpoints.ts';
import { daytimes } from '@parley/contract/availability/week-in-common.ts';
import type { ProfessionalCard } from '@parley/contract/users/schemas.ts';
import { sql, type RawBuilder } from 'kysely';
import { countUpTo } from '../../platform/database/counted.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/db.ts';
import { afterCursor, inOrder, type Order } from '../../platform/database/keyset.ts';
import { askPrepared, inTheirOrder } from '../../platform/database/prepared.ts';
import { bayesianAverage } from '../../platform/database/quality.ts';
import { isShownTo } from '../../platform/database/is-blocked.ts';
import { isFoundBy, RANKED, rankOf, wordsOf } from '../../platform/search/word-rank.ts';
import type { Search } from '../../platform/search/understand.ts';
import { professionalCard, shortestOf } from '../card.ts';
import {
  earliestStart,
  firstStart,
  isFreeBetween,
  minutesWithin,
  startsBefore,
} from '../../platform/database/free-times.ts';
import { soonestIds } from './queries-soonest.ts';

/** With what its words were understood as, and with who asks: whom they have blocked is left out. */
export type ProfessionalQuery = Received<typeof listProfessionals>['query'] & {
  viewerId: string | null;
  search?: Search | undefined;
  /** Those that are free in the hours that are asked for, where that is known. */
  among?: readonly string[] | undefined;
};

interface ProfessionalPage {
  items: ProfessionalCard[];
  nextCursor: string | null;
}

interface FoundProfessional {
  id: string;
  sortKey: string | number;
}

/** The cards of a page, which are built for no others, and where the next one begins. */
export async function pageOfProfessionals(
  db: Db,
  query: ProfessionalQuery,
  now: string,
): Promise<ProfessionalPage> {
  const found = await (query.sort === 'soonest' ? soonestPage : sortedPage)(db, query, now);
  const { items, nextCursor } = pageOf(found, query.limit, ({ id, sortKey }) => [sortKey, id]);
  const ids = items.map(({ id }) => id);
  return { items: await cardsOf(db, ids, now), nextCursor };
}

/** One row more than the limit. */
async function sortedPage(db: Db, query: ProfessionalQuery, now: string): Promise<FoundProfessional[]> {
  const order = orderOf(query);
  const isRanked = query.sort === 'inCommon' || (query.search !== undefined && query.sort !== 'rating');
  const source = isRanked ? sql`from ${ranked(query, now)} u` : professionals;
  const conditions = [
    ...(isRanked ? [sql`true`] : shown(query, now)),
    ...afterCursor('u', order, query.cursor),
  ];
  const { rows } = await sql<FoundProfessional>`
    select u.id, ${order.by} as sort_key ${source}
    where ${sql.join(conditions, sql` and `)} order by ${inOrder('u', order)} limit ${query.limit + 1}`.execute(
    db,
  );
  return rows;
}

/** Of many matches, those that are ranked: the best rated. */
const bestOf = (query: ProfessionalQuery, now: string) => sql`(
  select u.id, p.search ${professionals} where ${sql.join(shown(query, now), sql` and `)}
  order by ${bayesianAverage('u')} desc, u.id desc limit ${sql.lit(RANKED)})`;

/** `offset 0`, so that the minutes are computed once for each. */
function ranked(query: ProfessionalQuery, now: string): RawBuilder<unknown> {
  if (query.sort !== 'inCommon') return bestOf(query, now);
  const minutesInCommon = inCommon(query.timeZone, now);
  return sql`(select u.id, ${minutesInCommon} as in_common from ${bestOf(query, now)} u offset 0)`;
}

function soonestPage(db: Db, query: ProfessionalQuery, now: string): Promise<FoundProfessional[]> {
  const { cursor, limit } = query;
  return soonestIds(db, { conditions: shown(query, now), cursor, limit: limit + 1, now });
}

/** Planned once: planning a card takes as long as reading a page of them. */
async function cardsOf(db: Db, ids: readonly string[], now: string): Promise<ProfessionalCard[]> {
  const cards = sql<{ card: ProfessionalCard }>`select ${professionalCard('u', now)} as card
    from ${inTheirOrder(ids)} join users u on u.id = found.id order by found.position`;
  const rows = await askPrepared(db, 'professional cards', { compile: () => cards.compile(db) });
  return rows.map(({ card }) => card);
}

export function countProfessionals(db: Db, query: ProfessionalQuery, now: string): Promise<number> {
  return countUpTo(db, sql`${professionals} where ${sql.join(shown(query, now), sql` and `)}`);
}

export const professionals = sql`from users u join profiles p on p.user_id = u.id`;

function orderOf({ sort, search }: ProfessionalQuery): Order {
  if (sort === 'inCommon') return { by: sql`u.in_common`, type: 'integer', direction: 'desc' };
  if (sort === 'rating') return { by: average, type: 'float', direction: 'desc' };
  if (!search) return { by: bayesianAverage('u'), type: 'float', direction: 'desc' };
  return { by: rankOf(search, sql`u.search`), type: 'float', direction: 'desc' };
}

const average = sql`coalesce(u.rating_sum::float8 / nullif(u.rating_count, 0), 0)`;
const { minutes, set } = shortestOf(sql`u.id`);

/** As the week of their card says. */
function inCommon(timeZone = 'UTC', now: string): RawBuilder<number> {
  const [from, before] = [earliestStart(sql`u.id`, now), startsBefore(sql`u.id`, now)];
  return minutesWithin(sql`u.id`, { minutes, set, from, before }, daytimes(now, timeZone));
}

export const shown = (query: ProfessionalQuery, now: string) => [
  isShownTo(query.viewerId, sql`u.id`),
  ...matching(query, now),
];

function matching(query: ProfessionalQuery, now: string): RawBuilder<boolean>[] {
  const { search, disciplineId, categoryId, experience, minRating, maxRateCents, availableNow } = query;
  const skills = wordsOf(query.skills);
  return [
    sql<boolean>`u.role = 'PROFESSIONAL' and u.disabled_at is null and p.initialised`,
    ...(search ? [isFoundBy(search, sql`p.search`)] : []),
    ...(disciplineId === undefined ? [] : [worksIn(sql`c.discipline_id = ${disciplineId}`)]),
    ...(categoryId === undefined ? [] : [worksIn(sql`c.id = ${categoryId}`)]),
    ...(experience === undefined ? [] : [sql<boolean>`p.experience = ${experience}`]),
    ...(minRating === undefined ? [] : [sql<boolean>`${average} >= ${minRating}`]),
    ...(maxRateCents === undefined ? [] : [sql<boolean>`p.hourly_rate_cents <= ${maxRateCents}::bigint`]),
    ...(skills.length === 0 ? [] : [knows(skills)]),
    ...(availableNow ? [freeAt(now)] : []),
    ...(query.among ? [sql<boolean>`u.id = any (${query.among}::uuid[])`] : freeBetween(query, now)),
  ];
}

const worksIn = (which: RawBuilder<unknown>) => sql<boolean>`exists (
  select from profile_categories pc join categories c on c.id = pc.category_id where pc.user_id = u.id and ${which})`;

const knows = (skills: string[]) => sql<boolean>`lowered(p.skills) @> ${skills}::text[]`;

/** Free right now, for at least the shortest consultation; `offset 0`, so that it's asked of the rows of the page. */
const freeAt = (now: string) => sql<boolean>`exists (
  select from free_times f where f.professional_id = u.id
    and f.set_id is not distinct from ${set} and f.during @> tstzrange(${now}::timestamptz, ${now}::timestamptz + make_interval(mins => ${minutes})) offset 0)`;

/** Bookable at some start in [freeFrom, freeTo). */
function freeBetween({ freeFrom, freeTo }: ProfessionalQuery, now: string): RawBuilder<boolean>[] {
  if (freeFrom === undefined && freeTo === undefined) return [];
  const from = laterOf(freeFrom ?? now, now);
  const reach = startsBefore(sql`u.id`, now);
  const before = freeTo === undefined ? reach : sql`least(${laterOf(freeTo, now)}::timestamptz, ${reach})`;
  const earliest = sql`greatest(${from}::timestamptz, ${earliestStart(sql`u.id`, now)})`;
  return [
    ...(freeTo === undefined
      ? []
      : [isFreeBetween(sql`u.id`, from, sql`${laterOf(freeTo, now)}::timestamptz`)]),
    sql<boolean>`${firstStart(sql`u.id`, { minutes, set, from: earliest, before })} is not null`,
  ];
}

/** In UTC, and within the years that PostgreSQL accepts. */
export function laterOf(instant: string, other: string): string {
  return new Date(Math.max(Date.parse(instant), Date.parse(other))).toISOString();
}
