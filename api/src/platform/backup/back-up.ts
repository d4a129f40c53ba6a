import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { newId } from '../database/id.ts';
import { appliedMigrations } from '../database/migrations/queries-applied.ts';
import type { Storage } from '../files/storage.ts';
import { OperatorError } from '../operator-error.ts';
import { DUMP, MANIFEST, placeOf, sealing, sealOf, type Manifest } from './manifest.ts';
import {
  beginSnapshot,
  endBackup,
  insertBackup,
  rowCounts,
  serverMajor,
  storedKeys,
  withClient,
} from './queries-backup.ts';
import { requireProgram, runOn } from './run-postgres.ts';

interface Backup {
  databaseUrl: string;
  storage: Storage;
  folder: string;
  tell: (line: string) => void;
}

interface Done {
  files: number;
  bytes: number;
  /** Keys that a row names and that storage doesn't have. */
  missing: string[];
}

const ROOT = path.join(import.meta.dirname, '../../../..');

/** Writes the database and all files, as they were at one moment, into an empty folder, while the product runs. */
export async function backUp(backup: Backup): Promise<Done> {
  const { databaseUrl, folder } = backup;
  await requireEmpty(folder);
  return withClient(databaseUrl, async (noting) => {
    const id = newId();
    const startedAt = new Date().toISOString();
    await requireProgram('pg_dump', await serverMajor(noting));
    await insertBackup(noting, id, startedAt);
    const work = withClient(databaseUrl, (db) => writeAll(backup, db, startedAt));
    const done = await work.catch(async (error: unknown) => {
      const problem = error instanceof Error ? error.message : String(error);
      await endBackup(noting, id, { files: 0, bytes: 0, problem }).catch(() => {});
      throw error;
    });
    const problem = done.missing.length > 0 ? `${done.missing.length} files are missing` : null;
    await endBackup(noting, id, { ...done, problem });
    return done;
  });
}

async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new OperatorError(`${folder} is not empty: name a new folder for each backup.`);
}

async function writeAll({ databaseUrl, storage, folder, tell }: Backup, db: pg.Client, startedAt: string) {
  const snapshot = await beginSnapshot(db);
  if (snapshot === null) throw new OperatorError('Another backup is running: try again when it has ended.');
  const keys = await storedKeys(db);
  const about = {
    postgres: await serverMajor(db),
    migration: (await appliedMigrations(db)).at(-1) ?? '',
    tables: await rowCounts(db),
  };
  tell(`Database: ${Object.keys(about.tables).length} tables, up to ${about.migration}`);
  const place = path.join(folder, DUMP);
  const words = [
    '--format=custom',
    `--snapshot=${snapshot}`,
    '--no-owner',
    '--no-privileges',
    `--file=${place}`,
  ];
  await runOn('pg_dump', databaseUrl, words);
  const dump = await sealOf(createReadStream(place));
  const { files, missing } = await copyFiles(storage, folder, keys, tell);
  const manifest = {
    format: 1,
    version: versionOfRelease(),
    startedAt,
    ...about,
    dump,
    files,
  } satisfies Manifest;
  // Last, and at once: a folder without it is no backup.
  await writeFile(path.join(folder, `${MANIFEST}.part`), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  await rename(path.join(folder, `${MANIFEST}.part`), path.join(folder, MANIFEST));
  const bytes = files.reduce((sum, { size }) => sum + size, dump.size);
  return { files: files.length, bytes, missing };
}

const PROGRESS_EACH = 1_000;

async function copyFiles(
  storage: Storage,
  folder: string,
  keys: readonly string[],
  tell: (line: string) => void,
): Promise<{ files: Manifest['files']; missing: string[] }> {
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  for (const [index, key] of keys.entries()) {
    const bytes = await storage.read(key);
    if (bytes === null) {
      missing.push(key);
      continue;
    }
    const place = placeOf(folder, key);
    await mkdir(path.dirname(place), { recursive: true });
    const { through, sealed } = sealing();
    await pipeline(bytes, through, createWriteStream(place, { mode: 0o600 }));
    files.push({ key, ...sealed() });
    if ((index + 1) % PROGRESS_EACH === 0) tell(`Files: ${index + 1} of ${keys.length}`);
  }
  return { files, missing };
}

function versionOfRelease(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return version;
}
