import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { lockDataDir } from './lock.ts';
import { isLoopback } from '../loopback.ts';
import { tryPort } from '../ports.ts';
import { codeOf, Refusal, sentence } from '../refusal.ts';
import type { Settings } from './settings.ts';

const oldestPostgres = 15;

/** Checks everything the user may have to fix, before anything starts; locks the data directory. */
export async function preflight(settings: Settings): Promise<void> {
  requireDemoByName(settings);
  makeWritable(settings.dataDir);
  await lockDataDir(settings.dataDir, settings.publicUrl);
  await requirePort(settings.host, settings.port, 'PORT');
  await requirePort(settings.host, settings.outsidePort, 'OUTSIDE_PORT');
  if (settings.databaseUrl) await requireDatabase(settings.databaseUrl);
}

/** No demo in someone's own database or on an open network by accident. */
function requireDemoByName({ isDemoNamed, databaseUrl, host }: Settings): void {
  if (isDemoNamed || (databaseUrl === null && isLoopback(host))) return;
  const where = databaseUrl === null ? `open ${host} to others` : 'use your DATABASE_URL';
  throw new Refusal(
    `This command runs a demo (stand-in card processor, open mailbox, movable clock, published passwords) and won't ${where} unless you set DEMO to full, small or none; for a real installation, run api/src/main.ts with the settings in api/src/env.ts.`,
  );
}

function makeWritable(dataDir: string): void {
  try {
    // Traversable but not listable: as root, PostgreSQL runs as another user.
    if (makeFolder(dataDir)) chmodSync(dataDir, 0o711);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    const probe = path.join(dataDir, `probe-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
    // Files of a run by another user may be unreadable.
    for (const name of readdirSync(dataDir))
      accessSync(path.join(dataDir, name), constants.R_OK | constants.W_OK);
  } catch (error) {
    throw new Refusal(
      `The data directory ${dataDir} isn’t writable (${codeOf(error)}): make it writable for this user, or set DATA_DIR to another folder.`,
    );
  }
}

/** Level by level, because Node's `recursive` hangs on paths like /proc. False if it existed. */
function makeFolder(folder: string): boolean {
  if (existsSync(folder)) return false;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
  return true;
}

async function requirePort(host: string, port: number, name: string): Promise<void> {
  const outcome = await tryPort(host, port);
  if ('port' in outcome) return;
  const where = `Port ${port} on ${host}`;
  if (outcome.code === 'EADDRINUSE') {
    throw new Refusal(`${where} is in use: stop the program that uses it, or set ${name} to another one.`);
  }
  if (outcome.code === 'EACCES') {
    throw new Refusal(`${where} requires root: set ${name} to 1024 or higher.`);
  }
  throw new Refusal(`${where} isn’t available (${outcome.code}): set HOST to an address of this machine.`);
}

async function requireDatabase(url: string): Promise<void> {
  const version = await versionOf(url);
  if (version >= oldestPostgres) return;
  throw new Refusal(
    `DATABASE_URL is PostgreSQL ${version}, but Parley needs ${oldestPostgres} or newer: upgrade it, or unset DATABASE_URL to use the embedded one.`,
  );
}

async function versionOf(url: string): Promise<number> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    await client.end();
    return Number(rows[0].version);
  } catch (error) {
    // For a name with several addresses only the error's code is set; the URL itself may contain a password.
    const why = sentence(error) || codeOf(error);
    throw new Refusal(
      `Can’t connect to DATABASE_URL (${why}): start PostgreSQL or correct the address, or unset DATABASE_URL to use the embedded one.`,
    );
  }
}
