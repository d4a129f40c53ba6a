import type { Input } from '@parley/contract/endpoint.ts';
import type { Call, EndpointOf } from '@parley/contract/registry.ts';
import { data, type RouterContextProvider } from 'react-router';
import { call, type ReplyOf } from './api.ts';
import { apiContext } from './contexts.ts';
import { type Result, resultOf } from './result.ts';

/** The API of public pages' loaders: in process on the server, over HTTP in the browser. */
export type Api = <C extends Call>(name: C, input: Input<EndpointOf<C>>) => Promise<Result<ReplyOf<C>>>;

/** Calls the API in process, as a visitor. */
export function inProcessApi(context: Readonly<RouterContextProvider>): Api {
  return async (name, input) => resultOf(await context.get(apiContext)(name, input));
}

/** Calls the API over HTTP, as this tab's user. */
export const httpApi: Api = (name, input) => call(name, input);

/** The data of a page's subject. Throws a refusal as the page's error; an invalid id counts as not found. */
export function dataOrThrow<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw data(result.message, { status: result.status === 400 ? 404 : result.status });
}
