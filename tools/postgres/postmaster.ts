import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Postmaster = { pid: number; port: number; status: string };

/** The server that runs on a cluster's folder, as its own pid file tells; null for none or a dead one's file. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = readLines(path.join(cluster, 'postmaster.pid'));
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  // After a reboot the pid may be anybody's: it is ours only if its command line names this folder.
  if (!argumentsOf(pid).includes(cluster)) return null;
  return { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() };
}

/** Ends the server on a folder: at once for its clients, cleanly for its files, and the hard way after `patienceMs`. */
export async function endPostmaster(cluster: string, patienceMs = 6_000): Promise<void> {
  const found = findPostmaster(cluster);
  if (!found) return;
  send(found.pid, 'SIGINT');
  if (await isGoneWithin(cluster, found.pid, patienceMs)) return;
  send(found.pid, 'SIGQUIT');
  await isGoneWithin(cluster, found.pid, 2_000);
}

/** Waits until a server has left its folder; false when it is still there after `ms`. */
export async function isGoneWithin(cluster: string, pid: number, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  // Not by asking for the pid: a dead orphan keeps it until its new parent cares to look.
  while (findPostmaster(cluster)?.pid === pid) {
    if (Date.now() > until) return false;
    await sleep(10);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function argumentsOf(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(' ');
  } catch {
    return [];
  }
}
