import { sql } from 'kysely';

/** So many of the newest of each kind say what a client looks for. */
const NEWEST = 5;

const place = sql`discipline_id, category_id, skills`;
const nothingElse = sql`null::smallint as experience, null::text as pricing, null::integer as budget_max_cents`;

/**
 * What a client looks for: `wants`, by their open postings, else by what they saved and booked; in which disciplines
 * (`fields`), the postings' first; whom they asked for a posting already (`asked`), and whom they talk or work with (`known`).
 */
export const wantsOf = (clientId: string) => sql`
  wants as materialized (
    (select 'POSTING' as kind, 1 as step, id, title, ${place}, experience, pricing, budget_max_cents
      from job_postings where client_id = ${clientId} and status = 'OPEN' and removed_at is null
      order by created_at desc, id desc limit ${sql.lit(NEWEST)})
    union all
    (select 'FAVORITE', 2, id, title, ${place}, ${nothingElse}
      from favorite_services f join services on id = f.service_id where f.user_id = ${clientId}
      order by f.created_at desc, id desc limit ${sql.lit(NEWEST)})
    union all
    (select 'JOB', 3, s.id, s.title, s.discipline_id, s.category_id, s.skills, ${nothingElse}
      from jobs j join services s on s.id = j.service_id where j.client_id = ${clientId}
      order by j.created_at desc, j.id desc limit ${sql.lit(NEWEST)})),
  fields as (
    select discipline_id from wants group by discipline_id order by min(step), discipline_id limit ${sql.lit(NEWEST)}),
  asked as materialized (
    select n.posting_id, n.professional_id from negotiations n
    where n.posting_id in (select id from wants where kind = 'POSTING')),
  known as materialized (
    select n.professional_id from negotiations n where n.client_id = ${clientId} and n.is_open
    union all
    select j.professional_id from jobs j where j.client_id = ${clientId}
      and j.ended_at is null and j.completed_at is null and j.cancelled_at is null)`;
