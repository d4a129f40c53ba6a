import type { Endpoint, Received, Reply } from '@parley/contract/endpoint.ts';
import { nothing } from '@parley/contract/fields.ts';
import { REFUSALS, type FieldError, type RefusalCode } from '@parley/contract/refusals.ts';
import { REGISTRY, type Call, type EndpointOf } from '@parley/contract/registry.ts';
import { vi } from 'vitest';

/** Thrown by a stub to answer with a refusal, worded as the server would. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly errors: FieldError[];

  constructor(code: RefusalCode, errors: FieldError[] = []) {
    super(REFUSALS[code][1]);
    this.code = code;
    this.errors = errors;
  }
}

type Handlers = {
  [C in Call]?: (input: Received<EndpointOf<C>>) => Reply<EndpointOf<C>> | Promise<Reply<EndpointOf<C>>>;
};
interface RecordedCall {
  name: string;
  query: unknown;
  body: unknown;
}

const endpoints = Object.values(REGISTRY).flatMap((domain): Endpoint[] => Object.values(domain));

/**
 * Stubs the API for component tests and records the requests. Input and replies are validated by the contract, so
 * that no test passes with a request the server would refuse, or a reply it would never send.
 */
export function stubApi(handlers: Handlers): RecordedCall[] {
  const made: RecordedCall[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, 'http://parley.test');
    const endpoint = endpointAt(method, url.pathname);
    const name = `${endpoint.method} ${endpoint.path}`;
    const input = {
      params: (endpoint.params ?? nothing).parse(paramsOf(endpoint, url.pathname)),
      query: (endpoint.query ?? nothing).parse(Object.fromEntries(url.searchParams)),
      body: (endpoint.body ?? nothing).parse(typeof body === 'string' ? JSON.parse(body) : {}),
    };
    made.push({ name, query: input.query, body: input.body });
    return replyTo(endpoint, () => handlerOf(handlers, name)(input));
  });
  return made;
}

/** Makes every request fail on the network. */
export function failNetwork(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
}

async function replyTo(endpoint: Endpoint, answer: () => unknown): Promise<Response> {
  try {
    const data = endpoint.reply.parse(await answer());
    const { status = 200, message = 'OK' } = endpoint;
    return Response.json({ status, message, data }, { status });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, errors, message } = error;
    const [status] = REFUSALS[code];
    return Response.json({ status, message, data: null, code, errors }, { status });
  }
}

function handlerOf(handlers: Handlers, name: string): (input: object) => unknown {
  const found = Object.entries(handlers).find(([call]) => call === name)?.[1];
  if (!found) throw new Error(`nobody answers ${name} in this test`);
  // The handler's input type follows from its name; the endpoint has just validated it.
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion
  return found as unknown as (input: object) => unknown;
}

function endpointAt(method: string, pathname: string): Endpoint {
  const fits = endpoints.filter((each) => each.method === method && patternOf(each).test(pathname));
  // Literal segments first: "/job/admin" is not the job with the id "admin".
  const [found] = fits.toSorted((one, other) => one.path.split(':').length - other.path.split(':').length);
  if (!found) throw new Error(`there is no ${method} ${pathname}`);
  return found;
}

const patternOf = ({ path }: Endpoint) =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
const paramsOf = (endpoint: Endpoint, pathname: string) => ({
  ...patternOf(endpoint).exec(pathname)?.groups,
});
