import { daytimes } from '@parley/contract/availability/week-in-common.ts';
import type { Interval } from '@parley/contract/availability/intervals.ts';
import type { ServiceCard } from '@parley/contract/services/schemas.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { earliestStart, minutesWithin, startsBefore } from '../../platform/database/free-times.ts';
import { isEnabled } from '../../platform/database/is-enabled.ts';
import { afterCursor, inOrder, type Order } from '../../platform/database/keyset.ts';
import { bayesianAverage, highRating, showsUp } from '../../platform/database/quality.ts';
import { ofService, serviceCardColumns } from '../../services/card.ts';
import type { FreeTime } from './both-free.ts';
import { bookable, busy, fitDetails, fitScore, LEAST_SCORE } from './queries-fit.ts';
import { wantsOf } from './queries-wants.ts';
import type { Liking } from './reasons-for-client.ts';

export type RecommendedRow = ServiceCard & {
  score: number;
  liking: Liking;
  postingId: string | null;
  free: FreeTime[];
  busy: Interval[];
};

interface Query {
  client: { id: string; timeZone: string };
  cursor?: string | undefined;
  limit: number;
  now: string;
}

/** Of each discipline that somebody looks in, only so many of the best rated are weighed; without any, of all. */
const WEIGHED = 300;
const WEIGHED_OF_ALL = 100;
const ORDER: Order = { by: sql`f.score`, type: 'integer', direction: 'desc' };

/**
 * Professionals a client could talk to next, the best first, each through one service: one row more than the limit.
 * Those with the most hours in common stand in where nobody fits what the client wants.
 */
export async function professionalsFor(db: Db, { client, cursor, limit, now }: Query) {
  const where = sql.join([sql`true`, ...afterCursor('f', ORDER, cursor)], sql` and `);
  const { rows } = await sql<RecommendedRow>`
    with ${wantsOf(client.id)}, fitting as materialized (${fitting(client.id)}), near as (${near(client, now)})
    select ${serviceCardColumns(now)}, f.score, case p.kind when 'POSTING' then p.id end as posting_id,
      json_build_object('kind', p.kind, 'title', p.title, 'skills', p.skills, 'fit', case when p.id is not null
        then ${fitDetails} end, 'rating', ${highRating('s')}, 'minutesInCommon', f.minutes_in_common) as liking,
      ${bookable(sql`s.professional_id`, ofService, now)} as free, ${busy(sql`${client.id}::uuid`, now)} as busy
    from (select f.* from (select * from fitting union all select * from near) f where ${where}
        order by ${inOrder('f', ORDER)} limit ${limit + 1}) f
      join services s on s.id = f.id join users u on u.id = s.professional_id
      left join wants p on p.id = f.wanted and p.kind = f.kind
    order by ${inOrder('f', ORDER)}`.execute(db);
  return rows;
}

/** Whom the client can see, hasn't blocked, isn't blocked by, and isn't talking or working with. */
const isInReach = (
  clientId: string,
) => sql`s.active and s.removed_at is null and ${isEnabled(sql`s.professional_id`)}
  and not exists (select from known k where k.professional_id = s.professional_id)
  and not exists (select from user_blocks b where (b.blocker_id, b.blocked_id)
    in ((s.professional_id, ${clientId}::uuid), (${clientId}::uuid, s.professional_id)))`;

const best = sql`${bayesianAverage('s')} desc, s.created_at desc, s.id desc`;

/** What people say, and whether they come: less than one point of a fit. */
const quality = sql`15 * ${bayesianAverage('s')} + 20 * ${showsUp('o')}`;

/** What fits a posting comes before what is like something else. */
const POINTS = { each: 100, ofOthers: 0.5, hours: 24 };

const fitting = (clientId: string) => sql`
  select distinct on (s.professional_id) s.id, s.professional_id, p.id as wanted, p.kind, null::int as minutes_in_common,
    (floor(${fitScore} * case p.kind when 'POSTING' then 1 else ${sql.lit(POINTS.ofOthers)} end) * ${sql.lit(POINTS.each)}
      + ${quality})::int as score
  from fields d cross join lateral (
      select s.* from services s where ${isInReach(clientId)} and s.discipline_id = d.discipline_id
      order by ${best} limit ${sql.lit(WEIGHED)}) s
    join users o on o.id = s.professional_id
    join wants p on p.discipline_id = s.discipline_id and p.id <> s.id
  where ${fitScore} >= ${sql.lit(LEAST_SCORE)}
    and not exists (select from asked a where a.posting_id = p.id and a.professional_id = s.professional_id)
  order by s.professional_id, score desc, s.id`;

/** Only looked for where nobody fits. */
const near = ({ id, timeZone }: Query['client'], now: string): RawBuilder<unknown> => sql`
  select distinct on (s.professional_id) s.id, s.professional_id, null::uuid as wanted, null::text as kind, s.minutes,
    (least(${sql.lit(POINTS.hours)}, s.minutes / 120) * ${sql.lit(POINTS.each)} + ${quality})::int as score
  from (select s.*, ${inCommon(timeZone, now)} as minutes from (
      select s.* from services s where ${isInReach(id)} and not exists (select from fitting)
      order by ${best} limit ${sql.lit(WEIGHED_OF_ALL)}) s offset 0) s
    join users o on o.id = s.professional_id
  where s.minutes > 0
  order by s.professional_id, score desc, s.id`;

function inCommon(timeZone: string, now: string): RawBuilder<number> {
  const owner = sql`s.professional_id`;
  const [from, before] = [earliestStart(owner, now), startsBefore(owner, now)];
  return minutesWithin(owner, { ...ofService, from, before }, daytimes(now, timeZone));
}
