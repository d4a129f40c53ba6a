import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { Lines } from './lines.ts';

type Db = pg.Client;

/** The tables with the most rows: their indexes and foreign keys are made once all rows are there. */
const LARGE = ['users', 'profiles', 'hour_rules', 'free_times', 'services', 'messages', 'notifications'];

/** The columns that hold JSON, as `table.column`. */
export async function jsonColumns(db: Db): Promise<Set<string>> {
  const { rows } = await db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'jsonb'`,
  );
  return new Set(rows.map(({ name }) => name));
}

export async function copyLines(db: Db, { table, columns, lines }: Lines): Promise<void> {
  const stream = db.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
  stream.end(lines);
  await finished(stream);
}

/**
 * Runs work that writes many rows, within one transaction: indexes, foreign keys and the ledger's balances are made
 * afterward from all rows, and every constraint is checked by then.
 */
export async function inBulk(db: Db, work: () => Promise<void>): Promise<void> {
  await db.query(`set local maintenance_work_mem = '256MB'`);
  const [keys, indexes] = [await foreignKeys(db), await plainIndexes(db)];
  for (const { table, name } of keys) await db.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await db.query(`drop index ${name}`);
  await db.query('alter table ledger_entries disable trigger ledger_balance');
  await work();
  await db.query('set constraints all immediate');
  await db.query('alter table ledger_entries enable trigger ledger_balance');
  await db.query(`insert into ledger_balances (account, owner_id, balance_cents)
    select account, owner_id, sum(amount_cents) from ledger_entries group by account, owner_id
    on conflict (account, owner_id) do update set balance_cents = excluded.balance_cents`);
  for (const { definition } of indexes) await db.query(definition);
  for (const { table, name, definition } of keys)
    await db.query(`alter table ${table} add constraint ${name} ${definition}`);
}

interface Defined {
  table: string;
  name: string;
  definition: string;
}

async function foreignKeys(db: Db): Promise<Defined[]> {
  const { rows } = await db.query<Defined>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[]) order by oid`,
    [LARGE],
  );
  return rows;
}

/** Indexes that no constraint needs. */
async function plainIndexes(db: Db): Promise<Defined[]> {
  const { rows } = await db.query<Defined>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
       pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid) order by i.indexrelid`,
    [LARGE],
  );
  return rows;
}

export async function searchTexts(db: Db): Promise<void> {
  await db.query(
    `update profiles p set search = searchable_profile(p) where p.initialised and p.search = ''`,
  );
  await db.query('select add_up_search_words(2000000000)');
  await db.query('update announcements set news = null where news is not null');
}

export async function hasCrowd(db: Db): Promise<boolean> {
  const { rows } = await db.query(`select from users where email like '%@crowd.parley.test' limit 1`);
  return rows.length > 0;
}

export async function demoPasswordHash(db: Db): Promise<string | null> {
  const { rows } = await db.query<{ hash: string }>(
    `select password_hash as hash from users where email = 'client@demo.parley.test'`,
  );
  return rows[0]?.hash ?? null;
}

/** Statistics for the planner, and pages that index-only scans needn't look at. */
export async function tidyUp(databaseUrl: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query('vacuum analyze');
  await db.end();
}
