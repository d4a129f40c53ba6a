import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql, type TableMetadata } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { OperatorError } from '../../operator-error.ts';
import {
  comparedWithRelease,
  isOutsideTransaction,
  migrationNames,
  migrationText,
} from './migration-files.ts';
import { appliedMigrations, requireDatabase } from './queries-applied.ts';

/** Who waits for a table's lock makes all others wait behind them, so a migration waits briefly, and often. */
const LOCK_TIMEOUT = '1s';
const STATEMENT_TIMEOUT = '30min';
const TRIES = 60;
const PAUSE_MS = 1_000;
const LOCK_PAUSE_MS = 200;

interface Options {
  onApplied?: (name: string) => void;
  tries?: number;
  pauseMs?: number;
}

/**
 * Applies the plain SQL migrations in order, each in a transaction of its own, then the queue's own; returns the names of
 * those applied. Several processes may do so at once: the first does it, the others wait.
 */
export async function migrate(databaseUrl: string, options: Options = {}): Promise<string[]> {
  return withPool(databaseUrl, async (pool) => {
    await requireDatabase(pool);
    const lock = await pool.connect();
    try {
      await takeLock(lock);
      const done = await migrateTables(pool, options);
      await runMigrations({ pgPool: pool });
      return done;
    } finally {
      // Ends the lock even if the connection is what failed.
      lock.release(true);
    }
  });
}

/**
 * Asks again and again instead of waiting in the database: an index that is made concurrently waits for whoever waits there, and the
 * two would never end.
 */
async function takeLock(lock: pg.PoolClient): Promise<void> {
  const ask = () => lock.query(`select pg_try_advisory_lock(hashtext('parley migrations')) as has`);
  while (!(await ask()).rows[0]?.has) await pause(LOCK_PAUSE_MS);
}

/** Refuses a database that lacks migrations of this release; returns those that a newer release has applied already. */
export async function requireMigrated(databaseUrl: string): Promise<string[]> {
  return withPool(databaseUrl, async (pool) => {
    await requireDatabase(pool);
    const { missing, newer } = comparedWithRelease(await appliedMigrations(pool));
    if (missing.length === 0) return newer;
    throw new OperatorError(
      `The database lacks ${missing.length} of this release’s migrations, from ${missing[0]} on: run parley migrate, or unset MIGRATE_AT_START.`,
    );
  });
}

async function withPool<T>(connectionString: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString, max: 3, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function migrateTables(pool: pg.Pool, { onApplied, ...patience }: Options): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool }) });
  const applied = await appliedMigrations(pool);
  const { missing, newer } = comparedWithRelease(applied);
  const provider = { getMigrations: () => Promise.resolve(migrations(newer)) };
  const migrator = new Migrator({ db, provider });
  for (const name of missing) {
    await applyNext(migrator, name, patience);
    onApplied?.(name);
  }
  return missing;
}

/**
 * The migrator asks before each migration whether its own tables exist. Kysely would read each column of each table for that,
 * which took almost half of the time of a new database.
 */
class MigrationDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>) {
    const getSchemas = () => super.createIntrospector(db).getSchemas();
    return { getSchemas, getTables: () => tableNames(db) };
  }
}

async function tableNames(db: Kysely<unknown>): Promise<TableMetadata[]> {
  const tables = sql<{ name: string; schema: string }>`
    select tablename as name, schemaname as schema from pg_tables where schemaname <> 'pg_catalog'`;
  const { rows } = await tables.execute(db);
  return rows.map((table) => ({ ...table, columns: [], isView: false, isForeign: false }));
}

/** What a newer release has applied stands here too, doing nothing: the release before runs on its schema. */
function migrations(newer: readonly string[]): Record<string, Migration> {
  const own = migrationNames().map((name) => [name, { up: (db: Kysely<unknown>) => runFile(db, name) }]);
  const others = newer.map((name) => [name, { up: () => Promise.resolve() }]);
  return Object.fromEntries([...own, ...others]);
}

async function applyNext(
  migrator: Migrator,
  name: string,
  { tries = TRIES, pauseMs = PAUSE_MS }: Options,
): Promise<void> {
  const disableTransactions = isOutsideTransaction(migrationText(name));
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateUp({ disableTransactions });
    if (error === undefined) return;
    if (!isBusy(error)) throw explained(error, name);
    if (attempt >= tries)
      throw new OperatorError(
        `${name} found its table locked ${tries} times: end what holds it (a long transaction, a backup) and run parley migrate again. Nothing of it is applied, all before it is.`,
      );
    await pause(pauseMs);
  }
}

const LOCKED = new Set(['55P03', '40P01']);

const isBusy = (error: unknown) => error instanceof pg.DatabaseError && LOCKED.has(error.code ?? '');

function explained(error: unknown, name: string): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== '42501') return error;
  return new OperatorError(
    `${name} needs a right that DATABASE_URL’s user doesn’t have (${error.message}): make the user the owner of the database.`,
  );
}

async function runFile(db: Kysely<unknown>, name: string): Promise<void> {
  const text = migrationText(name);
  const isAlone = isOutsideTransaction(text);
  if (isAlone) await dropUnfinishedIndex(db, text);
  await sql
    .raw(`select set_config('lock_timeout', '${LOCK_TIMEOUT}', ${!isAlone}),
    set_config('statement_timeout', '${STATEMENT_TIMEOUT}', ${!isAlone})`)
    .execute(db);
  await sql.raw(text).execute(db);
  if (isAlone) await sql.raw('reset lock_timeout; reset statement_timeout').execute(db);
}

/** An earlier try may have been ended halfway: what it leaves is no use as an index, and in the way of the next try. */
async function dropUnfinishedIndex(db: Kysely<unknown>, text: string): Promise<void> {
  const [, name] = /\bcreate (?:unique )?index concurrently (\w+)/.exec(text) ?? [];
  if (name !== undefined) await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
}
