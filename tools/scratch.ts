import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endPostmaster } from './postgres/postmaster.ts';
import { isRunning } from './processes.ts';

/** A data directory for one test run, accessible to the server's user; removes those of killed runs. */
export async function scratchDataDir(prefix: string): Promise<string> {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    if (!isRunning(Number(name.slice(prefix.length).split('-')[0])))
      await removeDataDir(path.join(tmpdir(), name));
  }
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** Stops its server too: nothing else ever would. */
export async function removeDataDir(dataDir: string): Promise<void> {
  await endPostmaster(path.join(dataDir, 'postgres'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
