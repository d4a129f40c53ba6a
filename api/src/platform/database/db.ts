import { setTimeout as pause } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, Transaction } from 'kysely';
import pg from 'pg';
import { isoInstant } from '../clock.ts';
import { preparing } from './prepared.ts';
import { runAfterCommit } from './after-commit.ts';
import type { DB as Database } from './tables.gen.ts';
import type { Logger } from '../observe/log.ts';
import { Refusal } from '../http/refuse.ts';

/** The pool or a transaction. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

const { builtins } = pg.types;

const TIMESTAMPTZ_ARRAY = 1185;

/** int8 as a number (throws if unsafe), instants as ISO text, dates as written. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [builtins.NUMERIC, Number],
  [builtins.DATE, String],
  [builtins.TIMESTAMPTZ, isoInstant],
  [TIMESTAMPTZ_ARRAY, (text) => [...text.matchAll(/[^{},"]+/g)].map(([each]) => isoInstant(each))],
]);

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`);
  return number;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text'),
};

/** PostgreSQL's timeouts for statements, locks and idle transactions, in milliseconds, and how it plans. */
export interface SessionSettings {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
  max_parallel_workers_per_gather?: number;
  jit?: 'off';
}
/**
 * For requests: nobody waits longer than this. A page of a list is read before a parallel worker has started or a query
 * is compiled, and with workers more is read than the page needs.
 */
export const FOR_REQUESTS: SessionSettings = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  max_parallel_workers_per_gather: 0,
  jit: 'off',
};
/** For sweeps and tasks, which may take long. */
export const FOR_BACKGROUND: SessionSettings = {
  statement_timeout: 300_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 300_000,
};

/** A connection that breaks, idle or in use, is logged and not fatal. */
export function openPool(
  connectionString: string,
  connections: number,
  log: Logger,
  session: Partial<SessionSettings> = FOR_REQUESTS,
): pg.Pool {
  const most = { max: connections, connectionTimeoutMillis: 5_000 };
  const pool = new pg.Pool({ connectionString, types, ...most, options: optionsOf(session) });
  const broke = (error: Error) => log.error({ err: error }, 'database connection lost');
  pool.on('error', broke);
  pool.on('connect', (client) => client.on('error', broke));
  return pool;
}

/** As the first message of a connection has them. */
const optionsOf = (session: Partial<SessionSettings>) =>
  Object.entries(session)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** snake_case columns become camelCase. */
export function openDatabase(pool: pg.Pool): Db {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Whether a row with the same key was there first. */
export const isTaken = (error: unknown) => error instanceof pg.DatabaseError && error.code === '23505';

const RETRYABLE_CODES = new Set(['40001', '40P01']);

/**
 * Runs work in a transaction and retries serialization failures and deadlocks after a random pause, then runs the
 * after-commit callbacks. Joins the transaction when called inside one.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>, tries = 4): Promise<T> {
  if (db instanceof Transaction) return work(db);
  const { result, trx } = await runWithRetries(db, work, tries);
  runAfterCommit(trx);
  if (result instanceof Refusal) throw result;
  return result;
}

async function runWithRetries<T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  tries: number,
): Promise<{ result: T | Refusal; trx: Trx }> {
  try {
    return await db
      .transaction()
      .execute(async (trx) => ({ result: await work(trx).catch(keptRefusal), trx }));
  } catch (error) {
    const again = error instanceof pg.DatabaseError && RETRYABLE_CODES.has(error.code ?? '') && tries > 1;
    if (!again) throw error;
    await pause(10 + Math.random() * 40);
    return runWithRetries(db, work, tries - 1);
  }
}

/** A refusal with `keepsWork` becomes the result, so that the transaction commits before it is thrown. */
function keptRefusal(error: unknown): Refusal {
  if (error instanceof Refusal && error.keepsWork) return error;
  throw error;
}
