import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Postmaster = { pid: number; port: number; status: string };

/** The server running on a cluster, by its pid file; null for none or a stale file. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = readLines(path.join(cluster, 'postmaster.pid'));
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  // After a reboot the pid may be another process's: its command line must name this folder.
  if (!argumentsOf(pid).includes(cluster)) return null;
  return { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() };
}

/** Stops the server on a folder: a fast shutdown, then a kill after `patienceMs`. */
export async function endPostmaster(cluster: string, patienceMs = 6_000): Promise<void> {
  const found = findPostmaster(cluster);
  if (!found) return;
  send(found.pid, 'SIGINT');
  if (await isGoneWithin(cluster, found.pid, patienceMs)) return;
  send(found.pid, 'SIGQUIT');
  await isGoneWithin(cluster, found.pid, 2_000);
}

/** Waits until the server has left the folder; false after `ms`. */
export async function isGoneWithin(cluster: string, pid: number, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  // Not by pid: a dead orphan keeps it until its new parent reaps it.
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
    // It exited meanwhile.
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
