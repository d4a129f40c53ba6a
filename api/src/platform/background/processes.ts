import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Role } from '../../role.ts';
import { VERSION } from '../../version.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../database/id.ts';
import type { Platform } from '../platform.ts';

const HEARTBEAT_MS = 10_000;
/** Without a heartbeat for this long, a process counts as dead: its tasks are taken over within a minute. */
const DEAD_AFTER_MS = 45_000;

const own = new Set<string>();

/** A pid identifies a process only within its pid namespace. */
const HERE = `${hostname()} ${pidNamespace()}`;

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Registers a worker pool of this process. Real time, which every process shares. */
export async function registerPool(db: Db, poolId: string, role: Role): Promise<void> {
  own.add(poolId);
  const [here, now] = [{ host: HERE, pid: process.pid }, new Date()];
  const row = { poolId, role, version: VERSION, ...here, startedAt: now, seenAt: now };
  await db.insertInto('processes').values(row).execute();
}

export async function unregisterPool(db: Db, poolId: string): Promise<void> {
  own.delete(poolId);
  await db.deleteFrom('processes').where('poolId', '=', poolId).execute();
}

/** Registers a process that has no worker, for those who look what runs; it watches over the others, too. */
export async function registerWithoutWorker(platform: Platform): Promise<{ stop(): Promise<void> }> {
  const { db } = platform;
  const poolId = `web-${newId()}`;
  await registerPool(db, poolId, 'WEB');
  const stopHeartbeat = startHeartbeat(platform);
  const stop = () => {
    stopHeartbeat();
    return unregisterPool(db, poolId);
  };
  return { stop };
}

/** Sends heartbeats and releases the jobs of dead processes until the returned function is called. */
export function startHeartbeat(platform: Platform): () => void {
  const heartbeatAndRelease = () =>
    heartbeat(platform.db)
      .then(() => releaseDead(platform))
      .catch((error: unknown) => platform.log.warn({ err: error }, 'process heartbeat failed'));
  const timer = setInterval(() => void heartbeatAndRelease(), HEARTBEAT_MS);
  return () => clearInterval(timer);
}

async function heartbeat(db: Db): Promise<void> {
  await db
    .updateTable('processes')
    .set({ seenAt: new Date() })
    .where('poolId', 'in', [...own, ''])
    .execute();
}

/**
 * Releases the jobs of dead processes, which would stay locked for four hours. A process is dead when it ran on this
 * host and is gone, or has sent no heartbeat for 45 seconds. The owner of an old lock whom nobody registered died
 * before it could.
 */
export async function releaseDead({ db, log }: Platform): Promise<void> {
  const longAgo = new Date(Date.now() - DEAD_AFTER_MS);
  const known = await db.selectFrom('processes').selectAll().execute();
  const dead = known.filter((one) => Date.parse(one.seenAt) < longAgo.getTime() || isGone(one));
  const alive = new Set(known.map(({ poolId }) => poolId));
  const unknown = (await ownersOfOldLocks(db, longAgo)).filter((owner) => !alive.has(owner));
  const owners = [...dead.map(({ poolId }) => poolId), ...unknown];
  if (owners.length === 0) return;
  await sql`select graphile_worker.force_unlock_workers(${owners}::text[])`.execute(db);
  await db.deleteFrom('processes').where('poolId', 'in', owners).execute();
  log.warn({ workers: owners }, 'restarted the jobs of dead processes');
}

function isGone({ poolId, host, pid }: { poolId: string; host: string; pid: number }): boolean {
  if (host !== HERE) return false;
  return pid === process.pid ? !own.has(poolId) : !isRunning(pid);
}

/** Signal 0 only checks whether the process exists. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function ownersOfOldLocks(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ lockedBy: string }>`
    select distinct locked_by from graphile_worker.jobs where locked_at < ${before}`.execute(db);
  return rows.map(({ lockedBy }) => lockedBy);
}
