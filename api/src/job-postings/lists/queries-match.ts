import type { MatchingService } from '@parley/contract/job-postings/schemas.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { afterCursor, inOrder, type Order } from '../../platform/database/keyset.ts';
import { isFoundBy, RANKED } from '../../platform/search/word-rank.ts';
import type { Search } from '../../platform/search/understand.ts';
import { serviceCardColumns } from '../../services/card.ts';
import { earliestStart, firstStart, startsBefore } from '../../platform/database/free-times.ts';
import { bayesianAverage, highRating, showsUp } from '../../platform/database/quality.ts';
import { blockExists } from '../../platform/database/is-blocked.ts';
import { isEnabled } from '../../platform/database/is-enabled.ts';
import type { MatchDetails } from './match-reasons.ts';

export interface PostingCriteria {
  id: string;
  clientId: string;
  disciplineId: string;
  categoryId: string;
  categoryName: string;
  skills: string[];
  experience: number;
  pricing: string;
  budgetMaxCents: number;
}

export async function criteriaOf(db: Db, id: string, clientId: string): Promise<PostingCriteria | undefined> {
  return db
    .selectFrom('jobPostings as p')
    .innerJoin('categories as a', 'a.id', 'p.categoryId')
    .select(['p.id', 'p.clientId', 'p.disciplineId', 'p.categoryId', 'a.name as categoryName', 'p.skills'])
    .select(['p.experience', 'p.pricing', 'p.budgetMaxCents'])
    .where('p.id', '=', id)
    .where('p.clientId', '=', clientId)
    .where('p.removedAt', 'is', null)
    .executeTakeFirst();
}

type Match = Omit<MatchingService, 'match'> & { match: { score: number; fit: MatchDetails } };

interface Query {
  search: Search | undefined;
  cursor?: string;
  limit: number;
  now: string;
}

const ORDER: Order = { by: sql`s.score`, type: 'integer', direction: 'desc' };

/** Points; 100 for a full match. */
const WEIGHTS = { category: 35, skills: 30, experience: 10, budget: 10, free: 5, rating: 5, attendance: 5 };

/**
 * A page of matching services, one row more than the limit, and one per professional: the one they were invited
 * through, else the best match. Besides those invited, only the best rated services of the discipline are scored, as many
 * as a search ranks, so that a large discipline costs no more; only the page is built into cards. Nobody is among them whom
 * an invitation couldn't reach.
 */
export async function matchesFor(
  db: Db,
  posting: PostingCriteria,
  { search, cursor, limit, now }: Query,
): Promise<Match[]> {
  const fits = sql`s.active and s.removed_at is null and s.discipline_id = ${posting.disciplineId}
    and ${search ? isFoundBy(search, sql`s.search`) : sql`true`} and ${isEnabled(sql`s.professional_id`)}
    and not ${blockExists(sql`${posting.clientId}::uuid`, sql`s.professional_id`)}`;
  const where = sql.join([sql`true`, ...afterCursor('s', ORDER, cursor)], sql` and `);
  const { rows } = await sql<Match>`
    with invited as (
      select distinct on (n.service_id) n.service_id, n.id, n.status from negotiations n
      where n.posting_id = ${posting.id} and n.kind = 'INVITE'
      order by n.service_id, n.created_at desc, n.id desc),
    candidates as (
      select s.*, ${common(posting)} as common, ${isFree(now)} as is_free from (
        (select s.* from services s where ${fits}
          order by ${bayesianAverage('s')} desc, s.created_at desc, s.id desc limit ${sql.lit(RANKED)})
        union all
        select s.* from services s where s.id in (select service_id from invited) and ${fits}) s),
    weighed as (
      select s.*, i.status as invite_status, i.id as invite_id, (${score(posting)})::int as score
      from candidates s join users o on o.id = s.professional_id left join invited i on i.service_id = s.id),
    offered as (
      select distinct on (s.professional_id) s.* from weighed s
      order by s.professional_id, s.invite_id desc nulls last, s.score desc, s.id desc)
    select ${serviceCardColumns(now)}, json_build_object('score', s.score, 'fit', ${fit(posting)}) as match,
      s.invite_status, s.invite_id
    from (select s.* from offered s where ${where} order by ${inOrder('s', ORDER)} limit ${limit + 1}) s
      join users u on u.id = s.professional_id
    order by ${inOrder('s', ORDER)}`.execute(db);
  return rows;
}

/** Shared skills, in the posting's spelling. */
const common = ({ skills }: PostingCriteria) => sql`array(
  select k from unnest(${skills}::text[]) with ordinality u (k, place)
  where lower(k) in (select lower(x) from unnest(s.skills) x) order by place)`;

/** Bookable within 48 hours. */
const isFree = (now: string) =>
  sql`${firstStart(sql`s.professional_id`, {
    minutes: sql`s.consultation_minutes`,
    set: sql`s.hour_set_id`,
    from: earliestStart(sql`s.professional_id`, now),
    before: sql`least(${now}::timestamptz + interval '48 hours', ${startsBefore(sql`s.professional_id`, now)})`,
  })} is not null`;

const isInCategory = ({ categoryId }: PostingCriteria) => sql`s.category_id = ${categoryId}::uuid`;
const hasExperience = ({ experience }: PostingCriteria) => sql`s.experience >= ${experience}`;
const isWithinBudget = ({ pricing, budgetMaxCents }: PostingCriteria) =>
  sql`(s.pricing = ${pricing} and s.price_cents <= ${budgetMaxCents})`;
const weight = (condition: RawBuilder<unknown>, points: number) =>
  sql`case when ${condition} then ${sql.lit(points)} else 0 end`;

function score(posting: PostingCriteria): RawBuilder<unknown> {
  const skills = sql`${sql.lit(WEIGHTS.skills)} * cardinality(s.common) / greatest(1, cardinality(${posting.skills}::text[]))`;
  return sql.join(
    [
      weight(isInCategory(posting), WEIGHTS.category),
      skills,
      weight(hasExperience(posting), WEIGHTS.experience),
      weight(isWithinBudget(posting), WEIGHTS.budget),
      weight(sql`s.is_free`, WEIGHTS.free),
      sql`${sql.lit(WEIGHTS.rating)} * greatest(0, (${bayesianAverage('s')} - 3) / 2)`,
      sql`${sql.lit(WEIGHTS.attendance)} * ${showsUp('o')}`,
    ],
    sql` + `,
  );
}

/** The match details for the reasons; `rating` only where it is high. */
const fit = (posting: PostingCriteria) => sql`json_build_object(
  'isInCategory', ${isInCategory(posting)}, 'common', s.common, 'hasExperience', ${hasExperience(posting)},
  'isWithinBudget', ${isWithinBudget(posting)}, 'isFree', s.is_free,
  'rating', ${highRating('s')})`;
