import pg from 'pg';
import { BACKUP_LOCK } from './hold-files.ts';

/** Whatever limits the role has: with a pooler it has those of calls. */
const NO_LIMITS = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

/** A connection that may take hours. */
export async function withClient<T>(
  connectionString: string,
  work: (db: pg.Client) => Promise<T>,
): Promise<T> {
  const db = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, options: NO_LIMITS });
  db.on('error', () => {});
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end().catch(() => {});
  }
}

export async function serverMajor(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  return rows[0]?.major ?? 0;
}

/** Begins a transaction whose view of the database others can share; no stored bytes go until it ends. Null while another backup runs. */
export async function beginSnapshot(db: pg.Client): Promise<string | null> {
  await db.query('begin transaction isolation level repeatable read');
  const { rows: locked } = await db.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(${BACKUP_LOCK}) as mine`,
  );
  if (locked[0]?.mine !== true) return null;
  const { rows } = await db.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
  return rows[0]?.snapshot ?? null;
}

/** The keys of all stored bytes that a row names. */
export async function storedKeys(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    'select storage_key as key from files union all select storage_key from image_sizes order by 1',
  );
  return rows.map(({ key }) => key);
}

/** The rows of each table, but of the list of backups, which this one is in already. */
export async function rowCounts(db: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await db.query<{ name: string; quoted: string }>(
    `select relname as name, format('%I', relname) as quoted from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'backups' order by relname`,
  );
  const counts: Record<string, number> = {};
  for (const { name, quoted } of tables) {
    const { rows } = await db.query<{ rows: string }>(`select count(*) as rows from ${quoted}`);
    counts[name] = Number(rows[0]?.rows);
  }
  return counts;
}

export async function isEmptyDatabase(db: pg.Client): Promise<boolean> {
  const { rows } = await db.query(
    `select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`,
  );
  return rows.length === 0;
}

export async function insertBackup(db: pg.Client, id: string, startedAt: string): Promise<void> {
  await db.query('insert into backups (id, started_at) values ($1, $2)', [id, startedAt]);
}

export async function endBackup(
  db: pg.Client,
  id: string,
  { files, bytes, problem }: { files: number; bytes: number; problem: string | null },
): Promise<void> {
  await db.query(
    'update backups set ended_at = clock_timestamp(), files = $2, bytes = $3, problem = $4 where id = $1',
    [id, files, bytes, problem],
  );
}
