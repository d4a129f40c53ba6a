import { setTimeout as pause } from 'node:timers/promises';
import { Logger as WorkerLogger, run, runOnce, type Runner, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Trx } from './db.ts';
import type { Platform } from './platform.ts';

/** What a domain does in the background: tasks are queued in a transaction, sweeps run every minute. Both may run twice. */
export interface Background {
  tasks?: Record<string, (platform: Platform, payload: unknown) => Promise<void>>;
  /** Lines of graphile-worker's crontab for tasks that come by themselves. */
  crontab?: readonly string[];
  /** Does what is due and says how much that was; called again until it says 0. */
  sweeps?: readonly ((platform: Platform) => Promise<number>)[];
}

interface Queued {
  /** A job with the same key that still waits is replaced. */
  key?: string;
  /** Not before this (real time). */
  runAt?: Date;
  maxAttempts?: number;
}

const AT_ONCE = 4;
const LONGEST_WAIT_MS = 10_000;

/** Queues a task in the transaction of the decision: if that is undone, nothing was queued. */
export async function enqueue(trx: Trx, task: string, payload: object, how: Queued = {}): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json,
    job_key := ${how.key ?? null}, run_at := ${how.runAt ?? null}, max_attempts := ${how.maxAttempts ?? 12})`.execute(
    trx,
  );
}

/** Does everything that has fallen due, domain by domain, until nothing is left. */
async function sweep(platform: Platform, domains: readonly Background[]): Promise<void> {
  for (const { sweeps = [] } of domains) {
    for (const due of sweeps) while ((await due(platform)) > 0);
  }
}

function taskList(platform: Platform, domains: readonly Background[]): TaskList {
  const tasks: TaskList = { sweep: () => sweep(platform, domains) };
  for (const domain of domains) {
    for (const [name, task] of Object.entries(domain.tasks ?? {}))
      tasks[name] = (payload) => task(platform, payload);
  }
  return tasks;
}

/** Starts the worker of this process: queued tasks at once, the sweep every minute. */
export async function startBackground(
  platform: Platform,
  pool: pg.Pool,
  domains: readonly Background[],
): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency: AT_ONCE,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList: taskList(platform, domains),
    crontab: ['* * * * * sweep ?max=1', ...domains.flatMap(({ crontab = [] }) => crontab)].join('\n'),
    logger: quietLogger(platform),
  });
}

/** Sweeps and works off the queue until both are empty: for the demo's moved clock and for tests. */
export async function settle(
  platform: Platform,
  pool: pg.Pool,
  domains: readonly Background[],
): Promise<void> {
  await sweep(platform, domains);
  const queue = { pgPool: pool, noHandleSignals: true, logger: quietLogger(platform) };
  await runOnce({ ...queue, concurrency: AT_ONCE, taskList: taskList(platform, domains) });
  await waitForWorker(platform);
}

/** The worker of this process may hold tasks that we therefore did not do; they are waited for, but not for ever. */
async function waitForWorker({ db }: Platform): Promise<void> {
  for (const end = performance.now() + LONGEST_WAIT_MS; performance.now() < end; await pause(25)) {
    const held = sql`select 1 from graphile_worker.jobs where locked_at is not null limit 1`;
    if ((await held.execute(db)).rows.length === 0) return;
  }
}

function quietLogger(platform: Platform) {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') platform.log.warn({ worker: level }, message);
  });
}
