import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endPostmaster } from './postgres/postmaster.ts';
import { isRunning } from './processes.ts';

/** A file system in memory: there PostgreSQL copies a database in a fifth of the time. */
const MEMORY = '/dev/shm';
/** More than all tests take at once; the programs need as much again. */
const ROOM_BYTES = 2 * 2 ** 30;

/** A data directory for one test run, accessible to the server's user; removes those of killed runs. */
export async function scratchDataDir(prefix: string): Promise<string> {
  const root = hasRoom() ? MEMORY : tmpdir();
  for (const name of readdirSync(root).filter((each) => each.startsWith(prefix))) {
    if (!isRunning(Number(name.slice(prefix.length).split('-')[0])))
      await removeDataDir(path.join(root, name));
  }
  const folder = mkdtempSync(path.join(root, `${prefix}${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES && process.availableMemory() >= 2 * ROOM_BYTES;
  } catch {
    return false;
  }
}

/** Stops its server too: nothing else ever would. */
export async function removeDataDir(dataDir: string): Promise<void> {
  await endPostmaster(path.join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
