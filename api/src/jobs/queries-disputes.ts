import type { Side } from '@parley/contract/sides.ts';
import { MAX_DISPUTES } from '@parley/contract/jobs/rules.ts';
import { sql } from 'kysely';

const left = (job: string, side: Side) => sql`greatest(0, ${sql.lit(MAX_DISPUTES)} - (
  select count(*) from job_moves m
  where m.job_id = ${sql.ref(job)} and m.action = 'dispute' and m.by = ${sql.lit(side)}))`;

/** SQL: how many disputes each side can still open in the job under this column. */
export const disputesLeftIn = (job: string) =>
  sql<Record<Side, number>>`json_build_object('client', ${left(job, 'client')},
    'professional', ${left(job, 'professional')})`;

/** SQL: whether work was delivered in the job under this column, even if changes were requested since. */
export const wasDeliveredIn = (job: string) =>
  sql<boolean>`exists (select from job_moves m where m.job_id = ${sql.ref(job)} and m.action = 'deliver')`;
