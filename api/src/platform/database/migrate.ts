import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';

const FOLDER = path.join(import.meta.dirname, '../../../migrations');

/** Applies the plain SQL migrations in order, then the queue's own; returns the names of those applied. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    const done = await migrateTables(pool);
    await runMigrations({ pgPool: pool });
    return done;
  } finally {
    await pool.end();
  }
}

async function migrateTables(pool: pg.Pool): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return Object.fromEntries(names.map((name) => [name, { up: (db: Kysely<unknown>) => runFile(db, name) }]));
}

async function runFile(db: Kysely<unknown>, name: string): Promise<void> {
  await sql.raw(await readFile(path.join(FOLDER, name), 'utf8')).execute(db);
}
