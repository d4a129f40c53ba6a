import type pg from 'pg';

/** Tables that stay as they are, however many people come; those of the overview have some rows for each day. */
const FIXED = [
  'disciplines',
  'categories',
  'countries',
  'demo_clock',
  'processes',
  'overview_changes',
  'overview_sums',
];

/** The tables that grow with the world. */
export async function largeTables(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname <> all ($1) and relname not like 'kysely%' order by 1`,
    [FIXED],
  );
  return rows.map(({ name }) => name);
}

/**
 * Lets the planner believe that the tables are this many times as large, with as many rows for each person as before:
 * its statistics are changed, not the rows.
 */
export async function pretendGrowth(db: pg.ClientBase, times: number): Promise<void> {
  const tables = await largeTables(db);
  await db.query(
    `select pg_restore_relation_stats('schemaname', 'public', 'relname', c.relname::text,
       'relpages', c.relpages, 'reltuples', (greatest(c.reltuples, 1) * $2)::real)
     from pg_class c left join pg_index i on i.indexrelid = c.oid
     where c.relname = any ($1) or i.indrelid = any ($1::regclass[])`,
    [tables, times],
  );
  // What is rare stays rare: ids that many rows share, and the most common ones, don't grow with the table.
  await db.query(
    `with stats as materialized (
       select s.tablename, s.attname, s.null_frac, s.avg_width, s.n_distinct, c.reltuples
       from pg_stats s join pg_class c on c.relname = s.tablename and c.relnamespace = 'public'::regnamespace
       where s.schemaname = 'public' and s.tablename = any ($1) and s.attname like '%id' and s.n_distinct > 0
         and s.attname not in ('discipline_id', 'category_id') and s.n_distinct > 50),
     cleared as materialized (
       select tablename, attname, null_frac, avg_width, n_distinct, reltuples,
         pg_clear_attribute_stats('public', tablename, attname, false)::text as done from stats)
     select pg_restore_attribute_stats('schemaname', 'public', 'relname', tablename::text, 'attname', attname::text,
       'inherited', false, 'null_frac', null_frac, 'avg_width', avg_width,
       'n_distinct', (-least(1, n_distinct * $2 / reltuples))::real) from cleared where done is not null`,
    [tables, times],
  );
}
