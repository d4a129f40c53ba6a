import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeAtomically } from '../atomic-file.ts';
import { isRunning } from '../processes.ts';
import { Refusal } from '../refusal.ts';

type Holder = { pid: number; parent: number; url: string };

/** Locks the data directory until this process ends, however it ends; throws if another has it. */
export async function lockDataDir(dataDir: string, url: string): Promise<void> {
  const until = Date.now() + 12_000;
  while (!tryLock(path.join(dataDir, 'lock'))) {
    const holder = holderOf(dataDir);
    // A run whose npm was killed is about to stop.
    if (!holder || isRunning(holder.parent) || Date.now() > until) throw taken(dataDir, holder);
    await sleep(100);
  }
  const holder: Holder = { pid: process.pid, parent: process.ppid, url };
  writeAtomically(path.join(dataDir, 'running.json'), JSON.stringify(holder));
}

const held = new Set<DatabaseSync>();

/**
 * Takes a file lock, which the kernel releases when its holder dies; returns the release function, or null if taken.
 */
export function tryLock(file: string): (() => void) | null {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (String(error).includes('locked')) return null;
    throw error;
  }
  // Referenced, because a garbage-collected connection releases the lock.
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function holderOf(dataDir: string): Holder | null {
  try {
    const holder: Holder = JSON.parse(readFileSync(path.join(dataDir, 'running.json'), 'utf8'));
    return holder;
  } catch {
    return null;
  }
}

function taken(dataDir: string, holder: Holder | null): Refusal {
  const who = holder ? ` (process ${holder.pid}, ${holder.url})` : '';
  return new Refusal(
    `Parley is already running on the data directory ${dataDir}${who}: use that one, stop it first, or start another with its own DATA_DIR and PORT.`,
  );
}
