import pg from 'pg';
import type { Settings } from '../../../env.ts';
import type { Logger } from '../../observe/log.ts';
import { FOR_REQUESTS, openPool } from '../db.ts';

type Addresses = Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>;

/** The database itself, for what a pooler between can't do: LISTEN, migrations, timeouts of their own. */
export const directUrl = ({ DATABASE_DIRECT_URL, DATABASE_URL }: Addresses) =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;

/** Connections for requests, perhaps of a pooler: those take no settings, the role has them (`boundRole`). */
export function openRequestPool(settings: Addresses, connections: number, log: Logger): pg.Pool {
  const isPooled = settings.DATABASE_DIRECT_URL !== undefined;
  return openPool(settings.DATABASE_URL, connections, log, isPooled ? {} : FOR_REQUESTS);
}

/**
 * Gives the settings of requests to the role, in this database, if a pooler is between: it refuses them in a
 * connection's first message, and with SET they would leak to others.
 */
export async function boundRole({ DATABASE_DIRECT_URL }: Addresses): Promise<void> {
  if (DATABASE_DIRECT_URL === undefined) return;
  const client = new pg.Client({ connectionString: DATABASE_DIRECT_URL });
  await client.connect();
  try {
    // Two processes that start at once would fail on the same row of the catalog.
    await client.query("begin; select pg_advisory_xact_lock(hashtext('parley role settings'))");
    for (const [name, value] of Object.entries(FOR_REQUESTS)) await client.query(alterRole(name, value));
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const alterRole = (name: string, value: number | string) => `do $$ begin
  execute format('alter role %I in database %I set ${name} = ${value}', current_user, current_database());
end $$`;
