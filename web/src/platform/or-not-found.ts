import { data } from 'react-router';
import type { Result } from './result.ts';

const NOT_FOUND_STATUSES = [400, 404];

/** Throws 404 for what is missing or has an invalid id; passes on other refusals, which the page can retry. */
export function orNotFound<T>(result: Result<T>): Result<T> {
  if (!result.ok && NOT_FOUND_STATUSES.includes(result.status)) throw data(result.message, { status: 404 });
  return result;
}
