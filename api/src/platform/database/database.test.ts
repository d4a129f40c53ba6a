import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableTypes } from '../../../tables/table-types.ts';
import { createDatabase, createWorld, type World } from '../../../test/world.ts';
import { FOR_BACKGROUND, openDatabase, openPool } from './db.ts';
import { newId } from './id.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('the types of the tables are those of the migrations: npm run tables writes them anew', async () => {
  const written = await readFile(path.join(import.meta.dirname, 'tables.gen.ts'), 'utf8');
  expect(written).toBe(await tableTypes(world.platform.db));
});

test('a column has the type that its migration gives it and the driver reads', async () => {
  const pool = openPool(await createDatabase(), 2, world.platform.log);
  const db = openDatabase(pool);
  await sql`create table probes (
    id uuid primary key,
    kind text not null default 'cold' check (kind in ('cold', 'warm')),
    months smallint check (months in (12, 36)),
    taken_at timestamptz not null,
    day date,
    total_cents bigint not null,
    tags text[] not null default '{}',
    notes text check (length(notes) > 3),
    years integer generated always as (months / 12) stored,
    share numeric(3, 2) not null generated always as (0.5) stored
  )`.execute(db);
  const types = await tableTypes(db);
  await pool.end();
  expect(types).toContain(`export interface Probes {
  day: string | null;
  id: string;
  kind: Generated<"cold" | "warm">;
  months: 12 | 36 | null;
  notes: string | null;
  share: GeneratedAlways<number>;
  tags: Generated<string[]>;
  takenAt: Instant;
  totalCents: number;
  years: GeneratedAlways<number | null>;
}`);
  expect(types).toContain('export type Instant = ColumnType<string, Date | string, Date | string>;');
});

test('migrations are numbered without a gap and were applied in their order', async () => {
  const files = await readdir(path.join(import.meta.dirname, '../../../migrations'));
  const names = files.toSorted();
  expect(names.map((name) => name.slice(0, 5))).toEqual(
    names.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
  );
  expect(names.every((name) => /^\d{4}-[a-z-]+\.sql$/.test(name))).toBe(true);
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by timestamp, name`.execute(world.platform.db);
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test('no index says what another one says', async () => {
  const { rows } = await sql<{
    names: string[];
  }>`select array_agg(indexname::text order by indexname) as names
    from pg_indexes where schemaname = 'public'
    group by tablename, regexp_replace(indexdef, '^.* USING ', '') having count(*) > 1`.execute(
    world.platform.db,
  );
  expect(rows).toEqual([]);
});

test('a request’s query takes no parallel worker and is not compiled; background work decides for itself', async () => {
  const url = await createDatabase();
  const admin = openPool(url, 1, world.platform.log);
  const name = new URL(url).pathname.slice(1);
  for (const setting of ['max_parallel_workers_per_gather = 2', 'jit = on'])
    await admin.query(`alter database "${name}" set ${setting}`);
  await admin.end();
  const planning = async (session?: typeof FOR_BACKGROUND) => {
    const pool = openPool(url, 1, world.platform.log, session);
    const { rows } = await pool.query(
      `select current_setting('max_parallel_workers_per_gather') as workers, current_setting('jit') as jit`,
    );
    await pool.end();
    return rows;
  };
  expect(await planning()).toEqual([{ workers: '0', jit: 'off' }]);
  expect(await planning(FOR_BACKGROUND)).toEqual([{ workers: '2', jit: 'on' }]);
});

test('ids sort in the order in which they were made, within a millisecond too', () => {
  const began = Date.now();
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  const [first = ''] = ids;
  expect(Number.parseInt(first.slice(0, 13).replace('-', ''), 16)).toBeGreaterThanOrEqual(began);
});
