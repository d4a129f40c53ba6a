import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '../../tools/database.ts';
import { endPostmaster } from '../../tools/postmaster.ts';
import { codeOf } from '../../tools/refusal.ts';
import { migrate } from '../src/platform/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's database "postgres"; make your own with `create database … template parley_template`. */
    databaseUrl: string;
  }
}

const prefix = 'parley-test-';

/** One PostgreSQL for the whole run, with every migration applied once, to `parley_template`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepKilledRuns();
  const dataDir = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(dataDir, 0o755);
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
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
}

// Nothing here outlives the run, so nothing has to survive a power cut.
const careless = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_connections=300',
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

/** A run that was killed leaves its server running, and nobody would ever start on that folder again. */
async function sweepKilledRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    if (isRunning(Number(name.slice(prefix.length).split('-')[0]))) continue;
    const dataDir = path.join(tmpdir(), name);
    await endPostmaster(path.join(dataDir, 'postgres'));
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
