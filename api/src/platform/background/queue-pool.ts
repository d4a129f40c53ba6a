import type pg from 'pg';
import { isDatabaseUnavailable } from '../http/error-handler.ts';

/** One of the few codes that graphile-worker retries, for more than an hour. */
const RETRYABLE_CODE = 'ETIMEDOUT';

/**
 * A pool whose errors the queue survives. graphile-worker does not await its “job done” queries, so a database that
 * is down at that moment would end the process with an unhandled rejection. It does retry after a few error codes;
 * this maps every way a database can be unavailable to one of them.
 */
export function retryablePool(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? connector(target) : bound(target, name)),
  });
}

/** Only the queue's listener passes a callback, and it reconnects on its own. */
function connector(pool: pg.Pool) {
  return (callback?: Parameters<pg.Pool['connect']>[0]) =>
    callback ? pool.connect(callback) : pool.connect().then(retryableClient, throwTemporary);
}

function retryableClient(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? retryableQuery(target) : bound(target, name)),
  });
}

function retryableQuery(client: pg.PoolClient) {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') throw new TypeError('a connection that cannot be asked');
  return async (...words: unknown[]): Promise<unknown> => {
    try {
      const answer: unknown = await Reflect.apply(query, client, words);
      return answer;
    } catch (error) {
      return throwTemporary(error);
    }
  };
}

function throwTemporary(error: unknown): never {
  if (error instanceof Error && isDatabaseUnavailable(error))
    throw Object.assign(new Error(error.message, { cause: error }), { code: RETRYABLE_CODE });
  throw error;
}

function bound(target: object, name: string | symbol): unknown {
  const found: unknown = Reflect.get(target, name);
  return typeof found === 'function' ? found.bind(target) : found;
}
