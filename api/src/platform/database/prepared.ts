import {
  type CompiledQuery,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import type pg from 'pg';
import { connectionWaitSeconds } from '../observe/metrics.ts';
import { asStatement } from '../observe/tracing/spans.ts';
import type { Db } from './db.ts';

/** The names of prepared statements, by their text. */
const names = new Map<string, string>();

interface Question<T> {
  compile(): CompiledQuery<T>;
}

/**
 * Asks a question as a prepared statement, which each connection plans once instead of every time. Only for questions
 * whose text and best plan are always the same, as those by keys: a search is planned for what is looked for.
 */
export async function askPrepared<T>(db: Db, name: string, question: Question<T>): Promise<T[]> {
  const compiled = question.compile();
  names.set(compiled.sql, name);
  return (await db.executeQuery(compiled)).rows;
}

/** The ids of a page as the table `found (id, position)`, for a question whose text is the same for every page. */
export const inTheirOrder = (ids: readonly string[]) =>
  sql`unnest(${ids}::uuid[]) with ordinality found (id, position)`;

/** The same pool, whose clients prepare the statements that have a name. */
export function preparing(pool: pg.Pool): PostgresPool {
  // Kysely knows its connections by their client.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const clientOf = (client: pg.PoolClient) => {
    const made = known.get(client) ?? preparingClient(client);
    known.set(client, made);
    return made;
  };
  return {
    options: pool.options,
    connect: async () => {
      const waited = connectionWaitSeconds.startTimer();
      const client = await pool.connect();
      waited();
      return clientOf(client);
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are opened on a connection of their own');
    const name = names.get(text);
    return asStatement(text, () =>
      client.query({ text, values: [...values], ...(name !== undefined && { name }) }),
    );
  }
  return { query, release: (destroy) => client.release(destroy) };
}
