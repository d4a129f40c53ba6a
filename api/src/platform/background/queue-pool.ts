import type pg from 'pg';
import { isDatabaseUnavailable } from '../http/error-handler.ts';

/** One of the few codes after which the queue tries again, for up to an hour and more. */
const RETRYABLE_CODE = 'ETIMEDOUT';

/**
 * The pool as the queue needs it. When a task is done the queue writes that down without waiting for it: a database that
 * is away just then, or has no connection left, would end the process with an error that nobody catches. The queue does
 * try again, but only after a few codes; here every way in which a database can be away gets one of them.
 */
export function retryablePool(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? connector(target) : bound(target, name)),
  });
}

/** With a callback, which only its listener passes, the queue reconnects of its own accord. */
function connector(pool: pg.Pool) {
  return (tell?: Parameters<pg.Pool['connect']>[0]) =>
    tell ? pool.connect(tell) : pool.connect().then(retryableClient, throwTemporary);
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
