import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { createCluster, sweepUnfinished } from './cluster.ts';
import { freePort } from '../ports.ts';
import { launch } from './postgres.ts';
import { endPostmaster, findPostmaster, isGoneWithin } from './postmaster.ts';
import { codeOf, Refusal } from '../refusal.ts';
import { saveServerMemory, loadServerMemory, type ServerMemory } from './server-memory.ts';
import { requireReach, serverUser } from './server-user.ts';

export type Database = {
  /** The database "parley" on 127.0.0.1. */
  url: string;
  /** Whether a killed run's server was taken over; we stop it all the same. */
  adopted: boolean;
  stop: () => Promise<void>;
};

type Options = {
  dataDir: string;
  log: (line: string) => void;
  /** Checked between steps, so that no server is left behind. */
  signal?: AbortSignal;
  initFlags?: string[];
  /** The server's settings as `name=value`. */
  settings?: string[];
};

const readyWithinMs = 60_000;

/** Starts or takes over the embedded PostgreSQL in `dataDir`. One caller per folder at a time. */
export async function startDatabase(options: Options): Promise<Database> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const cluster = path.join(dataDir, 'postgres');
  const user = serverUser(cluster);
  const { initdb, postgres } = await findBinaries(user);
  requireReach(dataDir, user, 'set DATA_DIR to a folder that every user can enter, such as /var/lib/parley.');

  const memory = loadServerMemory(dataDir);
  sweepUnfinished(dataDir);
  if (!existsSync(cluster)) {
    options.log('Creating the database');
    const { password } = memory;
    await createCluster(cluster, { initdb, password, user, flags: options.initFlags ?? [] });
  }
  options.signal?.throwIfAborted();
  const begin = (port: number) => launch({ postgres, cluster, port, user, settings: options.settings ?? [] });
  const running = await run(cluster, memory, begin, options.log);
  saveServerMemory(dataDir, { ...memory, port: running.port });
  return {
    url: urlOf(memory.password, running.port, 'parley'),
    adopted: running.adopted,
    stop: () => endPostmaster(cluster),
  };
}

/** The URL of the database that another run keeps open on the folder, or null. */
export function runningDatabase(dataDir: string): string | null {
  const server = findPostmaster(path.join(dataDir, 'postgres'));
  return server && server.port > 0 ? urlOf(loadServerMemory(dataDir).password, server.port, 'parley') : null;
}

async function run(
  cluster: string,
  memory: ServerMemory,
  begin: (port: number) => ReturnType<typeof launch>,
  log: (line: string) => void,
) {
  // Several attempts: a dying orphan may hold the folder, or another program take the port.
  for (let round = 1; ; round += 1) {
    const orphan = await settledOrphan(cluster);
    if (orphan) log('Taking over the database server of an earlier run');
    const server = orphan ? null : begin(await freePort(memory.port));
    const isAlive = () => (server ? server.isAlive() : findPostmaster(cluster) !== null);
    const ready = await becomeReady(cluster, memory.password, isAlive);
    if (ready) return { port: ready.port, adopted: orphan !== null };
    if (round === 3) throw new Error(`PostgreSQL did not start: ${server?.said() ?? 'no answer'}`);
  }
}

/** The server an earlier run left on this folder; waits for one that is stopping. */
async function settledOrphan(cluster: string) {
  const found = findPostmaster(cluster);
  if (found?.status !== 'stopping') return found;
  await isGoneWithin(cluster, found.pid, 10_000);
  return findPostmaster(cluster);
}

/** Null if it does not come up in time or exits. */
async function becomeReady(cluster: string, password: string, isAlive: () => boolean) {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until && isAlive()) {
    const found = findPostmaster(cluster);
    if (found && found.port > 0 && (await answers(urlOf(password, found.port, 'postgres')))) return found;
    await sleep(15);
  }
  return null;
}

/** Creates the database "parley" if an earlier run was killed before it could. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query(`select from pg_database where datname = 'parley'`);
    if (rowCount === 0) await client.query('create database parley');
    return true;
  } catch (error) {
    if (codeOf(error) === '28P01') throw new Refusal(wrongPassword);
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const wrongPassword =
  'The password in postgres.json doesn’t match the embedded database: restore the file, or remove the data directory to start over.';

function urlOf(password: string, port: number, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}
