import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Platform } from '../platform.ts';

const HEARTBEAT_MS = 15_000;
/** A process that was not seen for so long is dead, wherever it ran. */
const DEAD_AFTER_MS = 60_000;

/** The worker pools of this very process. */
const own = new Set<string>();

/** The same pid means the same process only where processes are counted together. */
const HERE = `${hostname()} ${pidNamespace()}`;

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Says that a pool of workers of this process is alive, until it is taken out again. Real time: the dead have no other. */
export async function registerPool(db: Db, poolId: string): Promise<void> {
  own.add(poolId);
  const row = { poolId, host: HERE, pid: process.pid, seenAt: new Date() };
  await db.insertInto('processes').values(row).execute();
}

/** The pool has ended by itself and holds nothing any more. */
export async function unregisterPool(db: Db, poolId: string): Promise<void> {
  own.delete(poolId);
  await db.deleteFrom('processes').where('poolId', '=', poolId).execute();
}

/** Keeps saying that this process is alive, and frees what others held that are not. Ends with the answer's call. */
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
 * Gives back to the queue what dead processes had begun: it would stay locked for four hours. A process is dead at
 * once when it ran here and is no more, else when it has not been seen for a minute. So is the owner of a lock whom
 * nobody knows: it died before it could say who it was.
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

/** Signal 0 is not sent; it only finds out whether there is somebody to send it to. */
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
