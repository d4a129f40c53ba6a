import { data } from 'react-router';
import type { Result } from './result.ts';

/** A result for a page: what is not there is the not-found page; any other refusal stays, so that it can be tried again. */
export function unlessMissing<T>(result: Result<T>): Result<T> {
  if (!result.ok && result.status === 404) throw data(result.message, { status: 404 });
  return result;
}
