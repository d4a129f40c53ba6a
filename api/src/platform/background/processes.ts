import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { sql, type Insertable } from 'kysely';
import type { Role } from '../../role.ts';
import { VERSION } from '../../version.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../database/id.ts';
import type { Processes } from '../database/tables.gen.ts';
import type { Platform } from '../platform.ts';

const HEARTBEAT_MS = 10_000;
/** Without a heartbeat for this long, a process counts as dead: its tasks are taken over within a minute. */
const DEAD_AFTER_MS = 45_000;
/** After a gap in one's own heartbeats others get so many of them, until it can be told who is dead. */
const HEARTBEATS_IN_A_ROW = 3;
const MOST_BETWEEN_MS = 2.5 * HEARTBEAT_MS;

/** Drawn anew at each start of a machine. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

type Row = Omit<Insertable<Processes>, 'seenAt'>;
const own = new Map<string, Row>();

/** By the one clock that all processes share. */
const DATABASE_NOW = sql<string>`clock_timestamp()`;
const LONG_AGO = sql`clock_timestamp() - ${`${DEAD_AFTER_MS} milliseconds`}::interval`;

/**
 * A pid identifies a process only within its pid namespace, of which the first has the same number on every machine;
 * and machines may have the same name.
 */
const HERE = [hostname(), fact(readlinkSync, '/proc/self/ns/pid'), fact(readText, BOOT_ID)].join(' ');

function fact(read: (place: string) => string, place: string): string {
  try {
    return read(place);
  } catch {
    return '';
  }
}

function readText(place: string): string {
  return readFileSync(place, 'utf8').trim();
}

/** Registers a worker pool of this process. */
export async function registerPool(db: Db, poolId: string, role: Role): Promise<void> {
  const here = { host: HERE, pid: process.pid, role, version: VERSION };
  own.set(poolId, { poolId, ...here, startedAt: new Date() });
  await registerAnew(db, [poolId]);
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
  const stopHeartbeat = startHeartbeat(platform, [poolId]);
  const stop = async () => {
    await stopHeartbeat();
    await unregisterPool(db, poolId);
  };
  return { stop };
}

/** Sends heartbeats and releases the jobs of dead processes until the returned function is called. */
export function startHeartbeat(
  platform: Platform,
  poolIds: readonly string[],
  everyMs = HEARTBEAT_MS,
): () => Promise<void> {
  let [inARow, lastAt] = [0, -Infinity];
  const heartbeatAndRelease = async () => {
    try {
      await heartbeat(platform.db, poolIds);
      const now = performance.now();
      inARow = now - lastAt > MOST_BETWEEN_MS ? 1 : inARow + 1;
      lastAt = now;
      // Else the database may have been away, for the others, too.
      if (inARow >= HEARTBEATS_IN_A_ROW) await releaseDead(platform);
    } catch (error) {
      inARow = 0;
      platform.log.warn({ err: error }, 'process heartbeat failed');
    }
  };
  let running: Promise<void> | null = null;
  const timer = setInterval(
    () => (running ??= heartbeatAndRelease().finally(() => (running = null))),
    everyMs,
  );
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Others may have taken this process for dead while it could not be heard of. */
async function heartbeat(db: Db, poolIds: readonly string[]): Promise<void> {
  await db
    .updateTable('processes')
    .set({ seenAt: DATABASE_NOW })
    .where('poolId', 'in', [...own.keys(), ''])
    .execute();
  await registerAnew(db, poolIds);
}

async function registerAnew(db: Db, poolIds: readonly string[]): Promise<void> {
  const rows = poolIds.flatMap((poolId) => own.get(poolId) ?? []);
  if (rows.length === 0) return;
  await db
    .insertInto('processes')
    .values(rows.map((row) => ({ ...row, seenAt: DATABASE_NOW })))
    .onConflict((conflict) => conflict.column('poolId').doNothing())
    .execute();
}

/**
 * Releases the jobs of dead processes, which would stay locked for four hours. A process is dead when it ran on this
 * host and is gone, or has sent no heartbeat for 45 seconds. The owner of an old lock whom nobody registered died
 * before it could.
 */
export async function releaseDead(platform: Platform): Promise<void> {
  const { db } = platform;
  const known = await processesSeen(db);
  const dead = known.filter((one) => one.isSilent || isGone(one));
  const alive = new Set(known.map(({ poolId }) => poolId));
  const unknown = (await ownersOfOldLocks(db)).filter((owner) => !alive.has(owner));
  await release(platform, [...dead.map(({ poolId }) => poolId), ...unknown]);
}

/** Of this host only: at a start nobody knows yet whether the others could be heard of. */
export async function releaseGone(platform: Platform): Promise<void> {
  const gone = (await processesSeen(platform.db)).filter(isGone);
  await release(
    platform,
    gone.map(({ poolId }) => poolId),
  );
}

async function release({ db, log }: Platform, owners: string[]): Promise<void> {
  if (owners.length === 0) return;
  await sql`select graphile_worker.force_unlock_workers(${owners}::text[])`.execute(db);
  await forgetMissedTurns(db);
  await db.deleteFrom('processes').where('poolId', 'in', owners).execute();
  log.warn({ workers: owners }, 'restarted the jobs of dead processes');
}

function processesSeen(db: Db) {
  return db
    .selectFrom('processes')
    .select(['poolId', 'host', 'pid', sql<boolean>`seen_at < ${LONG_AGO}`.as('isSilent')])
    .execute();
}

/** What runs by the clock has one attempt, as its next turn does the same: it needs nobody who looks at it. */
async function forgetMissedTurns(db: Db): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where max_attempts = 1 and attempts = 1 and locked_at is null))`.execute(
    db,
  );
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

async function ownersOfOldLocks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ lockedBy: string }>`
    select distinct locked_by from graphile_worker.jobs where locked_at < ${LONG_AGO}`.execute(db);
  return rows.map(({ lockedBy }) => lockedBy);
}
