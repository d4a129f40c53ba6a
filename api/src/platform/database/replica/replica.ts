import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Settings } from '../../../env.ts';
import { visitorReads } from '../../observe/metrics.ts';
import type { Logger } from '../../observe/log.ts';
import { type Db, openDatabase } from '../db.ts';
import { openRequestPool } from '../pooler/pooled.ts';
import { isPast, writtenUpTo } from './queries-replay.ts';

/** A read on the replica is at most this old. */
const MOST_MS = 1_000;
/** How far it is, is asked again when somebody reads and the last question is this old. */
const LOOK_MS = 500;
const LOOK_AGAIN_MS = 50;

/** Where reads go that may be a second old. */
export interface Replica {
  /** Asks the replica if it is at most a second behind; else, and for what it can't answer, the primary. */
  read<T>(ask: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The one that DATABASE_READ_URL names; without it everything is read where it is written. */
export function openReplica(settings: Settings, primary: Db, log: Logger): Replica {
  const { DATABASE_READ_URL } = settings;
  return DATABASE_READ_URL === undefined
    ? { read: (ask) => ask(primary), close: async () => {} }
    : new StreamingReplica({ ...settings, DATABASE_READ_URL }, primary, log);
}

class StreamingReplica implements Replica {
  readonly #primary: Db;
  readonly #log: Logger;
  readonly #pool: pg.Pool;
  readonly #db: Db;
  /** Connections of their own: those of requests may all be taken just when it matters how old the answers are. */
  readonly #lookers: { primary: pg.Pool; replica: pg.Pool };
  /** When everything was on the replica that was on the primary then, on this process's clock. */
  #caughtUpAt = -Infinity;
  #lookedAt = -Infinity;
  #isUsed = true;

  constructor(settings: Settings & { DATABASE_READ_URL: string }, primary: Db, log: Logger) {
    const there = { ...settings, DATABASE_URL: settings.DATABASE_READ_URL };
    this.#primary = primary;
    this.#log = log;
    this.#pool = openRequestPool(there, settings.DATABASE_CONNECTIONS, log);
    this.#db = openDatabase(this.#pool);
    this.#lookers = { primary: openRequestPool(settings, 1, log), replica: openRequestPool(there, 1, log) };
  }

  async read<T>(ask: (db: Db) => Promise<T>): Promise<T> {
    const now = performance.now();
    if (now - this.#lookedAt > LOOK_MS) void this.#look(now);
    if (now - this.#caughtUpAt > MOST_MS) return this.#readPrimary(ask);
    try {
      const answer = await ask(this.#db);
      visitorReads.inc({ from: 'replica' });
      return answer;
    } catch (error) {
      // It would take as long there, on top.
      if (isOutOfTime(error)) throw error;
      // Ended by the replay, a broken connection, or not found because it is too young: the primary knows.
      return this.#readPrimary(ask);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool, this.#lookers.primary, this.#lookers.replica].map((pool) => pool.end()));
  }

  async #readPrimary<T>(ask: (db: Db) => Promise<T>): Promise<T> {
    visitorReads.inc({ from: 'primary' });
    return ask(this.#primary);
  }

  async #look(now: number): Promise<void> {
    this.#lookedAt = now;
    const fault = await this.#catchUp(now).catch((error: unknown) => error);
    const isUsed = fault === null;
    if (isUsed) this.#caughtUpAt = Math.max(now, this.#caughtUpAt);
    if (isUsed === this.#isUsed) return;
    this.#isUsed = isUsed;
    if (isUsed) this.#log.info('visitors read the replica again');
    else this.#log.warn({ err: fault }, 'the replica is away or too far behind: visitors read the primary');
  }

  /** Waits until the replica has what the primary has now; null, or why it doesn't in time. */
  async #catchUp(now: number): Promise<Error | null> {
    const written = await writtenUpTo(this.#lookers.primary, MOST_MS);
    for (; performance.now() < now + MOST_MS; await pause(LOOK_AGAIN_MS))
      if (await isPast(this.#lookers.replica, MOST_MS, written)) return null;
    return new Error('it is more than a second behind, or no replica of this database');
  }
}

/** A statement that the database ended for taking too long. */
const isOutOfTime = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57014';
