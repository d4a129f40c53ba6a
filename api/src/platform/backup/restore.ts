import { createReadStream } from 'node:fs';
import path from 'node:path';
import { migrationNames } from '../database/migrations/migration-files.ts';
import type { Storage } from '../files/storage.ts';
import { OperatorError } from '../operator-error.ts';
import { damagedIn, DUMP, placeOf, readManifest, sealOf, type Manifest } from './manifest.ts';
import { isEmptyDatabase, rowCounts, serverMajor, withClient } from './queries-backup.ts';
import { requireProgram, runOn } from './run-postgres.ts';

interface Restoring {
  databaseUrl: string;
  storage: Storage;
  folder: string;
  tell: (line: string) => void;
}

/** Puts a backup into an empty database and empty storage. Everything is checked before anything is written, and again afterwards. */
export async function restore({ databaseUrl, storage, folder, tell }: Restoring): Promise<Manifest> {
  const manifest = readManifest(folder);
  const newest = migrationNames().at(-1) ?? '';
  if (manifest.migration > newest)
    throw new OperatorError(
      `The backup is of a newer release (${manifest.version}, ${manifest.migration}): restore it with that one.`,
    );
  await requirePlace(databaseUrl, storage, manifest);
  const damaged = await damagedIn(folder, manifest);
  if (damaged.length > 0)
    throw new OperatorError(
      `${damaged.length} files of the backup are damaged or missing, the first ${damaged[0]}: use another backup. Nothing is restored.`,
    );
  tell(`The backup of ${manifest.startedAt} is whole: ${manifest.files.length} files`);
  // All of it or nothing; comments on extensions are their owner's.
  const words = ['--no-owner', '--no-privileges', '--no-comments', '--exit-on-error', '--single-transaction'];
  await runOn('pg_restore', databaseUrl, [...words, path.join(folder, DUMP)]);
  for (const { key } of manifest.files) await storage.write(key, createReadStream(placeOf(folder, key)));
  await requireSame(databaseUrl, storage, manifest);
  return manifest;
}

/** As many as tell whether a storage that can't be listed is in use. */
const SOME = 100;

async function requirePlace(
  databaseUrl: string,
  storage: Storage,
  { files, postgres }: Manifest,
): Promise<void> {
  await withClient(databaseUrl, async (db) => {
    if (!(await isEmptyDatabase(db)))
      throw new OperatorError(
        'The database of DATABASE_URL is not empty: create an empty one, and name that.',
      );
    const server = await serverMajor(db);
    if (server < postgres)
      throw new OperatorError(
        `The backup is of PostgreSQL ${postgres}, newer than this server’s ${server}: upgrade it.`,
      );
    await requireProgram('pg_restore', server);
  });
  for (const { key } of files.slice(0, SOME))
    if (await isStored(storage, key))
      throw new OperatorError(`The files’ storage already has ${key}: restore into an empty one.`);
}

async function isStored(storage: Storage, key: string): Promise<boolean> {
  const bytes = await storage.read(key);
  bytes?.destroy();
  return bytes !== null;
}

async function requireSame(
  databaseUrl: string,
  storage: Storage,
  { tables, files }: Manifest,
): Promise<void> {
  const counts = await withClient(databaseUrl, rowCounts);
  const wrong = Object.entries(tables).filter(([name, rows]) => counts[name] !== rows);
  if (wrong.length > 0)
    throw new OperatorError(
      `These tables don’t have the backup’s rows: ${wrong.map(([name]) => name).join(', ')}.`,
    );
  for (const { key, sha256 } of files) {
    const bytes = await storage.read(key);
    if (bytes === null || (await sealOf(bytes)).sha256 !== sha256)
      throw new OperatorError(
        `${key} is not as in the backup: check the storage, empty both places, and restore again.`,
      );
  }
}
