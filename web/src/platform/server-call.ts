import type { Input } from '@parley/contract/endpoint.ts';
import type { Call, EndpointOf } from '@parley/contract/registry.ts';
import { data, type RouterContextProvider } from 'react-router';
import type { ReplyOf } from './api.ts';
import { apiContext } from './contexts.ts';
import { type Result, resultOf } from './result.ts';

/** A public call in process, for a page's `loader`; what is refused becomes the page's error (404 its own page). */
export async function serverCall<C extends Call>(
  context: Readonly<RouterContextProvider>,
  name: C,
  input: Input<EndpointOf<C>>,
): Promise<ReplyOf<C>> {
  return settled(resultOf(await context.get(apiContext)(name, input)));
}

/** The data of a result, for a page's `clientLoader`; a refusal becomes the page's error, as on the server. */
export function settled<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw data(result.message, { status: result.status });
}
