import { COUNTED_TO } from '@parley/contract/numbers.ts';
import type { FacetCounts } from '@parley/contract/services/facets.ts';
import { PRICE_STEPS, RATING_STEPS } from '@parley/contract/services/steps.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { shown, type ServiceQuery } from './queries-list.ts';

/**
 * How many services each choice would leave; null, and nothing counted, where more than a total counts to are found
 * before any choice, so that a large world costs no more.
 */
export async function countFacets(db: Db, query: ServiceQuery, now: string): Promise<FacetCounts | null> {
  const { rows } = await sql<FacetCounts>`
    with found as materialized (
      select s.discipline_id, s.category_id, s.pricing, s.price_cents, s.rating_average, ${choices(query)}
      from services s where ${shown(withoutChoices(query), now)} limit ${sql.lit(COUNTED_TO + 1)})
    select
      ${tally('discipline_id', sql`is_priced_so and is_in_range and is_rated_so`)} as disciplines,
      ${tally('category_id', sql`is_priced_so and is_in_range and is_rated_so`)} as categories,
      ${tally('pricing', sql`is_there and is_in_range and is_rated_so`)} as pricings,
      ${steps(PRICE_STEPS, (step) => sql`price_cents <= ${step} and is_there and is_priced_so and is_rated_so`)} as max_cents,
      ${steps(RATING_STEPS, (step) => sql`rating_average >= ${step} and is_there and is_priced_so and is_in_range`)} as min_ratings
    where (select count(*) from found) <= ${sql.lit(COUNTED_TO)}`.execute(db);
  return rows[0] ?? null;
}

function withoutChoices(query: ServiceQuery): ServiceQuery {
  const {
    disciplineId: _d,
    categoryId: _c,
    pricing: _p,
    minCents: _l,
    maxCents: _m,
    minRating: _r,
    ...rest
  } = query;
  return rest;
}

/** Whether a service fits each of the choices that were made. */
function choices(query: ServiceQuery): RawBuilder<unknown> {
  const { disciplineId, categoryId, pricing, minCents = 0, maxCents, minRating } = query;
  return sql`
    ${disciplineId === undefined ? sql`true` : sql`s.discipline_id = ${disciplineId}`}
      and ${categoryId === undefined ? sql`true` : sql`s.category_id = ${categoryId}`} as is_there,
    ${pricing === undefined ? sql`true` : sql`s.pricing = ${pricing}`} as is_priced_so,
    s.price_cents >= ${minCents}::bigint
      and ${maxCents === undefined ? sql`true` : sql`s.price_cents <= ${maxCents}::bigint`} as is_in_range,
    ${minRating === undefined ? sql`true` : sql`s.rating_average >= ${minRating}::numeric`} as is_rated_so`;
}

const tally = (column: string, others: RawBuilder<unknown>) => sql`(
  select coalesce(json_object_agg(choice, count), '{}') from (
    select ${sql.ref(column)} as choice, count(*) from found where ${others} group by 1) choices)`;

/** Steps include one another: who looks for up to $500 finds what costs $100. */
const steps = (all: readonly number[], fits: (step: RawBuilder<unknown>) => RawBuilder<unknown>) => sql`(
  select json_object_agg(step, (select count(*) from found where ${fits(sql`step`)}))
  from unnest(${[...all]}::numeric[]) step)`;
