import type { Input, Reply } from '@parley/contract/endpoint.ts';
import type { Call, EndpointOf } from '@parley/contract/registry.ts';
import type { APIRequestContext } from '@playwright/test';

type CallArgs<C extends Call> =
  Partial<Input<EndpointOf<C>>> extends Input<EndpointOf<C>>
    ? [input?: Input<EndpointOf<C>>]
    : [input: Input<EndpointOf<C>>];
interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
}

/** Calls the API as one user, to set up what a test needs. */
export interface ApiClient {
  <C extends Call>(name: C, ...input: CallArgs<C>): Promise<Reply<EndpointOf<C>>>;
}

/** Uses the browser's cookies (`page.request`) and, once signed in, an access token. */
export function createApiClient(request: APIRequestContext, token: string | null = null): ApiClient {
  return async (name: Call, ...input: unknown[]) => {
    const parts: CallInput = { ...Object(input[0]) };
    const [method = '', path = ''] = name.split(' ');
    const answer = await request.fetch(
      path.replaceAll(/:(\w+)/g, (_, part: string) => parts.params?.[part] ?? ''),
      {
        method,
        params: parts.query,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
        ...(method !== 'GET' && { data: parts.body ?? {} }),
      },
    );
    const { data } = await answer.json();
    if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
    return data;
  };
}
