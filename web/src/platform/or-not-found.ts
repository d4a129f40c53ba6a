import { data } from 'react-router';
import type { Result } from './result.ts';

const NOT_FOUND_STATUSES = [400, 404];

/** A result for a page: what is not there, or no id at all, is the not-found page; other refusals can be tried again. */
export function orNotFound<T>(result: Result<T>): Result<T> {
  if (!result.ok && NOT_FOUND_STATUSES.includes(result.status)) throw data(result.message, { status: 404 });
  return result;
}
