import { sql } from 'kysely';
import type { World } from './world.ts';

/** Counts of tries are written by what is refused, too. */
const COUNTERS = new Set(['throttles']);

/**
 * How every table stands: its number of rows and the newest transaction that wrote one, so that a row more, a row less
 * and a row changed all show.
 */
export async function tableVersions({ platform: { db } }: World): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const counts = rows
    .filter(({ name }) => !COUNTERS.has(name) && !name.startsWith('kysely'))
    .map(
      ({ name }) => sql`select ${sql.lit(name)} as name,
        count(*) || ' rows, newest ' || coalesce(max(xmin::text::bigint), 0) as stand from ${sql.table(name)}`,
    );
  const queued = sql`select 'queue', count(*) || ' tasks' from graphile_worker._private_jobs`;
  const stands = await sql<{
    name: string;
    stand: string;
  }>`${sql.join([...counts, queued], sql` union all `)}`.execute(db);
  return Object.fromEntries(stands.rows.map(({ name, stand }) => [name, stand]));
}
