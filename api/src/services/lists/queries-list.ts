import type { Received } from '@parley/contract/endpoint.ts';
import type { listServices } from '@parley/contract/services/endpoints.ts';
import { daytimes } from '@parley/contract/availability/week-in-common.ts';
import type { ServiceCard } from '@parley/contract/services/schemas.ts';
import { sql, type RawBuilder } from 'kysely';
import { countUpTo } from '../../platform/database/counted.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/db.ts';
import { askPrepared, inTheirOrder } from '../../platform/database/prepared.ts';
import { afterCursor, inOrder, type Order } from '../../platform/database/keyset.ts';
import { isFoundBy, RANKED, rankOf, wordsOf } from '../../platform/search/word-rank.ts';
import type { Search } from '../../platform/search/understand.ts';
import { bayesianAverage, showsUp } from '../../platform/database/quality.ts';
import { isShownTo } from '../../platform/database/is-blocked.ts';
import { isEnabled } from '../../platform/database/is-enabled.ts';
import { ofService, serviceCardColumns } from '../card.ts';
import { earliestStart, minutesWithin, startsBefore } from '../../platform/database/free-times.ts';
import { freeWithin } from './queries-free.ts';

/**
 * With what its words were understood as, and with who asks: the services of people they have blocked are left out. `isFew`: the matches are few enough to be found
 * first and then sorted; many are read in the order of the page until it is full.
 */
export type ServiceQuery = Received<typeof listServices>['query'] & {
  viewerId: string | null;
  search?: Search | undefined;
  isFew?: boolean;
  /** Those that are free in the hours that are asked for, where that is known. */
  among?: readonly string[] | undefined;
};

const owner = sql`s.professional_id`;
const ORDERS = {
  relevance: { by: sql`s.rank`, type: 'float', direction: 'desc' },
  newest: { by: sql`s.created_at`, type: 'instant', direction: 'desc' },
  price: { by: sql`s.price_cents`, type: 'integer', direction: 'asc' },
  rating: { by: sql`s.rating_average`, type: 'decimal', direction: 'desc' },
  inCommon: { by: sql`s.in_common`, type: 'integer', direction: 'desc' },
} as const satisfies Record<ServiceQuery['sort'], Order>;

/** The cards of a page, and where the next one begins. */
export async function pageOfServices(db: Db, query: ServiceQuery, now: string) {
  const { rows } = await servicePage(query, now).execute(db);
  const { items, nextCursor } = pageOf(rows, query.limit, ({ id, sortKey }) => [sortKey, id]);
  const ids = items.map(({ id }) => id);
  return { items: await cardsOf(db, ids, now), nextCursor };
}

interface FoundService {
  id: string;
  sortKey: string | number;
}

/** Planned once: planning a card takes as long as reading a page of them. */
function cardsOf(db: Db, ids: readonly string[], now: string): Promise<ServiceCard[]> {
  const cards = sql<ServiceCard>`select ${serviceCardColumns(now)}
    from ${inTheirOrder(ids)} join services s on s.id = found.id join users u on u.id = s.professional_id
    order by found.position`;
  return askPrepared(db, 'service cards', { compile: () => cards.compile(db) });
}

export function countServices(db: Db, query: ServiceQuery, now: string): Promise<number> {
  return countUpTo(db, sql`from services s where ${shown(query, now)}`);
}

/** The ids of a page in its order, one more than its limit to know whether there is a next one. */
export function servicePage(query: ServiceQuery, now: string): RawBuilder<FoundService> {
  const ranked = query.sort === 'inCommon' || (query.sort === 'relevance' && query.search !== undefined);
  const order = ORDERS[query.sort === 'relevance' && !ranked ? 'newest' : query.sort];
  const source = ranked ? rankedMatches(query, now) : matches(query, now);
  const conditions = ranked || query.isFew ? sql`true` : shown(query, now);
  const where = sql.join([conditions, ...afterCursor('s', order, query.cursor)], sql` and `);
  return sql<FoundService>`select s.id, ${order.by} as sort_key from ${source} where ${where}
    order by ${inOrder('s', order)} limit ${query.limit + 1}`;
}

/** `offset 0`: the planner would take few for many, and read all services in their order to find them. */
const matches = (query: ServiceQuery, now: string): RawBuilder<unknown> =>
  query.isFew ? sql`(select s.* from services s where ${shown(query, now)} offset 0) s` : sql`services s`;

/** The matches with a score; of many the best rated, the newest first among equals. */
function rankedMatches(query: ServiceQuery, now: string): RawBuilder<unknown> {
  const best = sql`${bestMatches(query, now)} s`;
  // `offset 0`, so that the minutes are computed once for each.
  if (query.sort === 'inCommon')
    return sql`(select s.*, ${inCommon(query, now)} as in_common from ${best} offset 0) s`;
  return sql`(
    select s.*, ${score(query.search, now)} as rank
    from ${best}
      join users o on o.id = s.professional_id left join hours h on h.professional_id = s.professional_id) s`;
}

const BEST_FIRST = sql`order by ${bayesianAverage('s')} desc, s.created_at desc, s.id desc`;

/** How many of the best rated services are searched for words that many have. */
const LOOKED_AT = 10_000;
/** If fewer of them match, the search goes on through all the others. */
const ENOUGH = 100;

/** All of a few matches; of many, those among the best rated services, whose number doesn't grow with the world. */
function bestMatches(query: ServiceQuery, now: string): RawBuilder<unknown> {
  const isShown = shown(query, now);
  const best = (from: RawBuilder<unknown>) =>
    sql`(select s.* from ${from} ${BEST_FIRST} limit ${sql.lit(RANKED)})`;
  if (query.isFew) return best(matches(query, now));
  if (!query.search) return best(sql`services s where ${isShown}`);
  const ofDiscipline = query.disciplineId ? sql`and s.discipline_id = ${query.disciplineId}` : sql``;
  const near = sql`(select s.* from services s where s.active and s.removed_at is null ${ofDiscipline}
    ${BEST_FIRST} limit ${sql.lit(LOOKED_AT)}) s where ${isShown}`;
  const isEnough = sql`(select count(*) from near) >= ${sql.lit(ENOUGH)}`;
  return sql`(with near as materialized ${best(near)} select * from near where ${isEnough}
    union all ${best(sql`services s where ${isShown} and not ${isEnough}`)})`;
}

/** As the week of its card says. */
const inCommon = ({ timeZone = 'UTC' }: ServiceQuery, now: string) => {
  const [from, before] = [earliestStart(owner, now), startsBefore(owner, now)];
  return minutesWithin(owner, { ...ofService, from, before }, daytimes(now, timeZone));
};

/** The ranking of search results, “Best match” (`relevance`): its words for the most part, then what people say of it, whether the professional comes, and how soon. */
const score = (search: Search | undefined, now: string) =>
  sql`(0.7 * ${search ? rankOf(search, sql`s.search`) : sql`0`} + 0.21 * ${bayesianAverage('s')} / 5
    + 0.06 * ${showsUp('o')} + case when ${isFreeSoon(now)} then 0.03 else 0 end)::double precision`;

/** Can be booked within two days, by what is kept of everybody. */
const isFreeSoon = (now: string) => sql`h.next_from < ${now}::timestamptz + interval '2 days'`;

export const shown = (query: ServiceQuery, now: string) =>
  sql`${matching(query, now)} and ${isShownTo(query.viewerId, owner)}`;

function matching(query: ServiceQuery, now: string): RawBuilder<unknown> {
  const skills = wordsOf(query.skills);
  const conditions = [
    sql`s.active and s.removed_at is null`,
    isEnabled(owner),
    query.search && isFoundBy(query.search, sql`s.search`),
    query.disciplineId && sql`s.discipline_id = ${query.disciplineId}`,
    query.categoryId && sql`s.category_id = ${query.categoryId}`,
    skills.length > 0 && sql`lowered(s.skills) @> ${skills}::text[]`,
    query.experience !== undefined && sql`s.experience = ${query.experience}`,
    query.pricing && sql`s.pricing = ${query.pricing}`,
    query.minCents !== undefined && sql`s.price_cents >= ${query.minCents}::bigint`,
    query.maxCents !== undefined && sql`s.price_cents <= ${query.maxCents}::bigint`,
    query.minRating !== undefined && sql`s.rating_average >= ${query.minRating}::numeric`,
    query.since !== undefined && sql`s.created_at >= ${query.since}::timestamptz`,
    ...(query.among ? [sql`s.id = any (${query.among}::uuid[])`] : freeWithin(query, now)),
  ];
  return sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  );
}
