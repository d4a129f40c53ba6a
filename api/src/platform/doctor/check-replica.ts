import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Settings } from '../../env.ts';
import { openRequestPool } from '../database/pooler/pooled.ts';
import { isPast, writtenUpTo } from '../database/replica/queries-replay.ts';
import { createLog } from '../observe/log.ts';
import { error, ok, warning, type Verdict } from './finding.ts';
import { readCluster } from './queries-doctor.ts';

const MOST_MS = 1_000;
const PATIENCE_MS = 3_000;

/** Whether it follows the database of DATABASE_URL, and how closely. */
export async function checkReplica(
  settings: Settings,
  DATABASE_READ_URL: string,
  primary: pg.Pool,
): Promise<Verdict[]> {
  const there = { ...settings, DATABASE_URL: DATABASE_READ_URL };
  const replica = openRequestPool(there, 1, createLog('silent'));
  try {
    const [own, its] = await Promise.all([readCluster(primary), readCluster(replica)]);
    if (!its?.isReplica)
      return [warning('DATABASE_READ_URL leads to no replica, so it isn’t used: correct or unset it.')];
    if (its.system !== own?.system || its.name !== own.name)
      return [error('DATABASE_READ_URL leads to the replica of another database: correct it.')];
    const behindMs = await timeBehind(primary, replica);
    const says = behindMs === null ? `more than ${PATIENCE_MS / 1000} s behind` : `${behindMs} ms behind`;
    const isNear = behindMs !== null && behindMs <= MOST_MS;
    return [isNear ? ok(says) : warning(`${says}, so it isn’t used: see why it can’t keep up.`)];
  } finally {
    await replica.end();
  }
}

/** Until it has what the primary has now, in milliseconds; null after three seconds. */
async function timeBehind(primary: pg.Pool, replica: pg.Pool): Promise<number | null> {
  const began = performance.now();
  const written = await writtenUpTo(primary, PATIENCE_MS);
  for (; performance.now() < began + PATIENCE_MS; await pause(20))
    if (await isPast(replica, PATIENCE_MS, written)) return Math.round(performance.now() - began);
  return null;
}
