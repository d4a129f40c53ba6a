import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '../../tools/postgres/database.ts';
import { removeDataDir, scratchDataDir } from '../../tools/scratch.ts';
import { migrate } from '../src/platform/database/migrations/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's database "postgres"; create your own with `create database … template parley_template`. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for the whole run; `parley_template` has all migrations. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await scratchDataDir('parley-test-');
  const database = await startDatabase({
    dataDir,
    log: () => {},
    initFlags: ['--no-sync'],
    settings: careless,
  });
  await makeTemplate(database.url);
  const databaseUrl = sibling(database.url, 'postgres');
  process.env.TEST_DATABASE_URL = databaseUrl;
  project.provide('databaseUrl', databaseUrl);
  return () => removeDataDir(dataDir);
}

// Nothing outlives the run, so durability is off.
const careless = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_connections=300',
  // Tables are small and never analyzed: workers were started for nothing, a fifth of a second each time.
  'max_parallel_workers_per_gather=0',
  // Worlds are too small for one plan to be better than another, and planning took longer than running.
  'plan_cache_mode=force_generic_plan',
];

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database parley_template');
  await client.end();
  await migrate(sibling(url, 'parley_template'));
}

function sibling(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
