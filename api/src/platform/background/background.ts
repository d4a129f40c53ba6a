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
import type { Role } from '../../role.ts';
import type { Trx } from '../database/db.ts';
import { failedSweeps, lastSweep, tasks } from '../observe/metrics.ts';
import { asTask } from '../observe/tracing/spans.ts';
import { inTrace, splitTrace, withTrace } from '../observe/tracing/trace.ts';
import type { Platform } from '../platform.ts';
import { restAfter } from '../rest-after.ts';
import { registerPool, startHeartbeat, unregisterPool, releaseGone } from './processes.ts';
import { retryablePool } from './queue-pool.ts';

/**
 * A domain's background work: tasks are enqueued in a transaction, sweeps run every minute. Both must be safe to run
 * twice.
 */
export interface Background {
  tasks?: Record<string, (platform: Platform, payload: unknown) => Promise<void>>;
  /** Lines of graphile-worker's crontab for scheduled tasks. */
  crontab?: readonly string[];
  /** Handles what is due and returns how many; called again until it returns 0. */
  sweeps?: readonly ((platform: Platform) => Promise<number>)[];
}

interface EnqueueOptions {
  /** Replaces a queued job with the same key. */
  key?: string;
  /** The job with the same key keeps its turn, instead of starting over at the end. */
  keepsTurn?: boolean;
  /** Not sooner, in real time. */
  afterSeconds?: number;
  maxAttempts?: number;
  /** Tasks of one queue run one after another, so that slow ones leave room for others. */
  queue?: string;
  /** Somebody waits for it in front of their screen: it comes before whatever else is due. */
  isAwaited?: boolean;
  /** How many more wait for the same person: whoever has fewer comes first. */
  behind?: number;
}

const CONCURRENCY = 4;
const MAX_WAIT_MS = 10_000;

/**
 * Enqueues a task in the caller’s transaction: a rollback removes it. It runs in the trace of who enqueues it. One that
 * fails is retried, up to 12 times unless `maxAttempts` says otherwise.
 */
export async function enqueue(
  trx: Trx,
  task: string,
  payload: object,
  options: EnqueueOptions = {},
): Promise<void> {
  const { afterSeconds } = options;
  const runAt = afterSeconds === undefined ? null : new Date(Date.now() + afterSeconds * 1000);
  await sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(withTrace(payload))}::json,
    queue_name := ${options.queue ?? null}, job_key := ${options.key ?? null},
    job_key_mode := ${options.keepsTurn === true ? 'preserve_run_at' : 'replace'}, run_at := ${runAt}, max_attempts := ${options.maxAttempts ?? 12},
    priority := ${options.isAwaited === true ? -1 : (options.behind ?? 0)})`.execute(trx);
}

/** Runs every domain's sweeps until nothing is due; returns the errors, which do not stop the others. */
async function sweep(platform: Platform, domains: readonly Background[]): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const { sweeps = [] } of domains) {
    for (const due of sweeps) {
      try {
        await workOff(() => due(platform));
      } catch (error) {
        // The next sweep retries it
        platform.log.error({ err: error, sweep: due.name }, 'sweep failed');
        failedSweeps.inc();
        failures.push(error);
      }
    }
  }
  lastSweep.setToCurrentTime();
  return failures;
}

/** What isn't done after two batches is much. */
async function workOff(batch: () => Promise<number>): Promise<void> {
  let isMore = (await batch()) > 0 && (await batch()) > 0;
  while (isMore) isMore = (await restAfter(batch)) > 0;
}

function taskList(platform: Platform, domains: readonly Background[]): TaskList {
  const list: TaskList = { sweep: () => asTask('sweep', async () => void (await sweep(platform, domains))) };
  for (const domain of domains) {
    for (const [name, task] of Object.entries(domain.tasks ?? {}))
      list[name] = (payload) => {
        const { trace, own } = splitTrace(payload);
        return inTrace(trace, () => asTask(name, () => counted(name, task(platform, own))));
      };
  }
  return list;
}

async function counted(task: string, work: Promise<void>): Promise<void> {
  try {
    await work;
    tasks.inc({ task, outcome: 'done' });
  } catch (error) {
    tasks.inc({ task, outcome: 'failed' });
    throw error;
  }
}

/** Starts this process's worker: enqueued tasks at once, the sweep every minute. */
export async function startBackground(
  platform: Platform,
  pool: pg.Pool,
  domains: readonly Background[],
  role: Role = 'ALL',
): Promise<{ stop: () => Promise<void> }> {
  await releaseGone(platform);
  const { events, entered, leave } = registeredPools(platform, role);
  const worker = await run({
    ...runnerOptions(platform, pool, domains),
    events,
    pollInterval: 2000,
    crontab: ['* * * * * sweep ?max=1', ...domains.flatMap(({ crontab = [] }) => crontab)].join('\n'),
  });
  const stopHeartbeat = startHeartbeat(platform, await entered());
  const stop = async () => {
    await worker.stop();
    await stopHeartbeat();
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

/** Registers the worker pools created with these events as ours, so that their locks can be released when we die. */
function registeredPools({ db }: Platform, role: Role) {
  const events: WorkerEvents = new EventEmitter();
  const entering: Promise<string>[] = [];
  events.on('pool:create', ({ workerPool: { id } }) => {
    entering.push(registerPool(db, id, role).then(() => id));
  });
  const entered = () => Promise.all(entering);
  const leave = async () => {
    for (const id of await entered()) await unregisterPool(db, id);
  };
  return { events, entered, leave };
}

/**
 * Sweeps, then runs the queue until it is empty; throws if a sweep failed. What the queue makes due waits for the next
 * sweep. For the demo's movable clock and for tests.
 */
export async function settle(
  platform: Platform,
  pool: pg.Pool,
  domains: readonly Background[],
): Promise<void> {
  const failures = await sweep(platform, domains);
  const { events, leave } = registeredPools(platform, 'ALL');
  const options = { ...runnerOptions(platform, pool, domains), events };
  // Those of a named queue can hide from workers that look for them at the same moment.
  const end = performance.now() + MAX_WAIT_MS;
  await waitForWorker(platform);
  while (performance.now() < end && (await hasReadyTasks(platform))) {
    await runOnce(options);
    await waitForWorker(platform);
  }
  await leave();
  if (failures.length > 0) throw new AggregateError(failures, 'some sweeps failed');
}

/** This process's own worker may have claimed some of the tasks; waits for them, within limits. */
async function waitForWorker({ db }: Platform): Promise<void> {
  for (const end = performance.now() + MAX_WAIT_MS; performance.now() < end; await pause(25)) {
    const held = sql`select 1 from graphile_worker.jobs where locked_at is not null limit 1`;
    if ((await held.execute(db)).rows.length === 0) return;
  }
}

/** Of tasks that failed the next attempt isn't ready yet. */
async function hasReadyTasks({ db }: Platform): Promise<boolean> {
  const ready = sql`select 1 from graphile_worker.jobs
    where locked_at is null and run_at <= now() and attempts < max_attempts limit 1`;
  return (await ready.execute(db)).rows.length > 0;
}

/** The trace of the task that a line of the worker is about. */
const traceOf = (job: unknown) =>
  typeof job === 'object' && job !== null && 'payload' in job ? splitTrace(job.payload).trace : undefined;

function quietLogger(platform: Platform) {
  return new WorkerLogger(() => (level, message, { job }) => {
    if (level === 'error' || level === 'warning')
      inTrace(traceOf(job), () => platform.log.warn({ worker: level }, message));
  });
}
