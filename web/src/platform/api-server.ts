import type { Input } from '@parley/contract/endpoint.ts';
import type { Call, EndpointOf } from '@parley/contract/registry.ts';
import { data, type RouterContextProvider } from 'react-router';
import { call, type ReplyOf } from './api.ts';
import { apiContext } from './contexts.ts';
import { type Result, resultOf } from './result.ts';

/** How a public page asks: the same questions in process on the server and over HTTP in the browser. */
export type Api = <C extends Call>(name: C, input: Input<EndpointOf<C>>) => Promise<Result<ReplyOf<C>>>;

/** Asks without leaving the server, as nobody. */
export function inProcessApi(context: Readonly<RouterContextProvider>): Api {
  return async (name, input) => resultOf(await context.get(apiContext)(name, input));
}

/** Asks from the browser, as the person of this tab. */
export const httpApi: Api = (name, input) => call(name, input);

/** What a page is about. A refusal becomes the page's error; an id that is none is not there either. */
export function dataOrThrow<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw data(result.message, { status: result.status === 400 ? 404 : result.status });
}
