import type pg from 'pg';
import { OperatorError } from '../../operator-error.ts';

const OLDEST_POSTGRES = 15;

type Asks = Pick<pg.Pool, 'query'>;

/** The names of the migrations that a database has had, in order. */
export async function appliedMigrations(db: Asks): Promise<string[]> {
  const { rows: tables } = await db.query<{ table: string | null }>(
    `select to_regclass('kysely_migration') as table`,
  );
  if (tables[0]?.table == null) return [];
  const { rows } = await db.query<{ name: string }>(`select name from kysely_migration order by name`);
  return rows.map(({ name }) => name);
}

/** Refuses a database that can't be reached, or is too old. */
export async function requireDatabase(db: Asks): Promise<void> {
  const { rows } = await db
    .query<{ version: number }>(`select current_setting('server_version_num')::int / 10000 as version`)
    .catch((error: unknown) => {
      throw new OperatorError(`Can’t connect to DATABASE_URL (${reasonOf(error)}): ${remedyFor(error)}.`);
    });
  const version = rows[0]?.version ?? 0;
  if (version < OLDEST_POSTGRES)
    throw new OperatorError(
      `DATABASE_URL is PostgreSQL ${version}, but Parley needs ${OLDEST_POSTGRES} or newer: upgrade it.`,
    );
}

function remedyFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('28')) return 'correct its user and password, or let this machine in (pg_hba.conf)';
  if (code === '3D000') return 'create that database, or correct its name';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'correct its host';
  return 'start PostgreSQL, or correct the address';
}

/** For a name with several addresses only the error's code is set; the URL itself may contain a password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
