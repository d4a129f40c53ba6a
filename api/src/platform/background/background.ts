import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger as WorkerLogger,
  run,
  runOnce,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Trx } from '../database/db.ts';
import type { Platform } from '../platform.ts';
import { registerPool, startHeartbeat, unregisterPool, releaseDead } from './processes.ts';
import { retryablePool } from './queue-pool.ts';

/** What a domain does in the background: tasks are queued in a transaction, sweeps run every minute. Both may run twice. */
export interface Background {
  tasks?: Record<string, (platform: Platform, payload: unknown) => Promise<void>>;
  /** Lines of graphile-worker's crontab for tasks that come by themselves. */
  crontab?: readonly string[];
  /** Does what is due and says how much that was; called again until it says 0. */
  sweeps?: readonly ((platform: Platform) => Promise<number>)[];
}

interface EnqueueOptions {
  /** A job with the same key that still waits is replaced. */
  key?: string;
  /** Not before this (real time). */
  runAt?: Date;
  maxAttempts?: number;
}

const CONCURRENCY = 4;
const MAX_WAIT_MS = 10_000;

/** Queues a task in the transaction of the decision: if that is undone, nothing was queued. */
export async function enqueue(
  trx: Trx,
  task: string,
  payload: object,
  options: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json,
    job_key := ${options.key ?? null}, run_at := ${options.runAt ?? null}, max_attempts := ${options.maxAttempts ?? 12})`.execute(
    trx,
  );
}

/** Does everything that has fallen due, domain by domain, until nothing is left; what failed, each on its own. */
async function sweep(platform: Platform, domains: readonly Background[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const { sweeps = [] } of domains) {
    for (const due of sweeps) {
      try {
        while ((await due(platform)) > 0);
      } catch (error) {
        // The others go on; this one is tried again in a minute
        platform.log.error({ err: error, sweep: due.name }, 'sweep failed');
        failures.push(error);
      }
    }
  }
  return failures;
}

function taskList(platform: Platform, domains: readonly Background[]): TaskList {
  const tasks: TaskList = { sweep: async () => void (await sweep(platform, domains)) };
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
): Promise<{ stop: () => Promise<void> }> {
  await releaseDead(platform);
  const { events, entered, leave } = registeredPools(platform);
  const worker = await run({
    ...runnerOptions(platform, pool, domains),
    events,
    pollInterval: 2000,
    crontab: ['* * * * * sweep ?max=1', ...domains.flatMap(({ crontab = [] }) => crontab)].join('\n'),
  });
  await entered();
  const stopHeartbeat = startHeartbeat(platform);
  const stop = async () => {
    stopHeartbeat();
    await worker.stop();
    await leave();
  };
  return { stop };
}

function runnerOptions(platform: Platform, pool: pg.Pool, domains: readonly Background[]) {
  return {
    pgPool: retryablePool(pool),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: taskList(platform, domains),
    logger: quietLogger(platform),
  } satisfies RunnerOptions;
}

/** Says of the pools of workers that are made with these events whose they are, so that their locks end with us. */
function registeredPools({ db }: Platform) {
  const events: WorkerEvents = new EventEmitter();
  const entering: Promise<string>[] = [];
  events.on('pool:create', ({ workerPool: { id } }) => {
    entering.push(registerPool(db, id).then(() => id));
  });
  const entered = () => Promise.all(entering);
  const leave = async () => {
    for (const id of await entered()) await unregisterPool(db, id);
  };
  return { events, entered, leave };
}

/** Sweeps and works off the queue until both are empty, and fails if a sweep did: for the demo's moved clock and for tests. */
export async function settle(
  platform: Platform,
  pool: pg.Pool,
  domains: readonly Background[],
): Promise<void> {
  const failures = await sweep(platform, domains);
  const { events, leave } = registeredPools(platform);
  await runOnce({ ...runnerOptions(platform, pool, domains), events });
  await leave();
  await waitForWorker(platform);
  if (failures.length > 0) throw new AggregateError(failures, 'some sweeps failed');
}

/** The worker of this process may hold tasks that we therefore did not do; they are waited for, but not for ever. */
async function waitForWorker({ db }: Platform): Promise<void> {
  for (const end = performance.now() + MAX_WAIT_MS; performance.now() < end; await pause(25)) {
    const held = sql`select 1 from graphile_worker.jobs where locked_at is not null limit 1`;
    if ((await held.execute(db)).rows.length === 0) return;
  }
}

function quietLogger(platform: Platform) {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') platform.log.warn({ worker: level }, message);
  });
}
