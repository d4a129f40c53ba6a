import type { RunningProcess, System } from '@parley/contract/admin/system.ts';
import { sql } from 'kysely';
import { isoText } from '../database/iso-text.ts';
import type { Db } from '../database/db.ts';

interface DatabaseFacts {
  postgres: string;
  sweptAt: string | null;
  backup: System['backup'];
}

export async function databaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`select current_setting('server_version') as postgres,
    (select ${isoText(sql`last_execution`)} from graphile_worker._private_known_crontabs
      where identifier = 'sweep') as swept_at,
    (select json_build_object('startedAt', ${isoText(sql`b.started_at`)}, 'endedAt', ${isoText(sql`b.ended_at`)},
        'files', b.files, 'bytes', b.bytes, 'problem', b.problem)
      from backups b order by b.started_at desc limit 1) as backup`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('there is always one row');
  return row;
}

export async function migrationsIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

type ProcessRow = Omit<RunningProcess, 'isAlive'>;

/** The newest first. */
export function processesIn(db: Db, limit: number): Promise<ProcessRow[]> {
  return db
    .selectFrom('processes')
    .select(['poolId as id', 'role', 'host', 'pid', 'version', 'startedAt', 'seenAt'])
    .orderBy('startedAt', (order) => order.desc().nullsLast())
    .orderBy('poolId')
    .limit(limit)
    .execute();
}
