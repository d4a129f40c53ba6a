import type { Endpoint, Input, Reply } from '@parley/contract/endpoint.ts';
import type { FieldError } from '@parley/contract/refusals.ts';
import { REGISTRY, type Call, type EndpointOf } from '@parley/contract/registry.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** The envelope and the raw response. */
export interface Answer<T> {
  status: number;
  message: string;
  data: T;
  code?: string;
  errors?: FieldError[];
  response: LightMyRequestResponse;
}
type Arguments<C extends Call> =
  Record<never, never> extends Input<EndpointOf<C>> ? [Input<EndpointOf<C>>?] : [Input<EndpointOf<C>>];

/** An HTTP client of one user; every success is validated strictly against the contract. */
export interface Client {
  call<C extends Call>(call: C, ...input: Arguments<C>): Promise<Answer<Reply<EndpointOf<C>>>>;
  /** The data of a response that must succeed. */
  ok<C extends Call>(call: C, ...input: Arguments<C>): Promise<Reply<EndpointOf<C>>>;
  /** The code of a response that must be a refusal. */
  refused<C extends Call>(call: C, ...input: Arguments<C>): Promise<string>;
  /** Any request, for bad input. */
  raw(options: {
    method: Endpoint['method'];
    url: string;
    body?: object | string;
    headers?: Record<string, string>;
  }): Promise<Answer<unknown>>;
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
}

export function createClient(app: FastifyInstance, session: { accessToken: string } | null): Client {
  const raw: Client['raw'] = async ({ method, url, body, headers }) => {
    const response = await app.inject({
      method,
      url,
      headers: { ...(session && { authorization: `Bearer ${session.accessToken}` }), ...headers },
      ...(body !== undefined && { payload: body }),
    });
    // Pages and files have none.
    const isEnvelope = `${response.headers['content-type']}`.startsWith('application/json');
    if (!isEnvelope) return { status: response.statusCode, message: '', data: null, response };
    const envelope = response.json<Omit<Answer<unknown>, 'response'>>();
    return { ...envelope, response };
  };
  const call = async (name: Call, parts: Parts = {}) => {
    const endpoint = endpointOf(name);
    const answer = await raw({ method: endpoint.method, url: urlOf(endpoint, parts), body: parts.body });
    if (answer.status < 300) checkReply(name, endpoint, answer);
    return answer;
  };
  const client = {
    call,
    raw,
    ok: async (name: Call, parts?: Parts) => {
      const answer = await call(name, parts);
      if (answer.status >= 300)
        throw new Error(
          `${name} answered ${answer.status} ${answer.code}: ${JSON.stringify(answer.errors ?? answer.message)}`,
        );
      return answer.data;
    },
    refused: async (name: Call, parts?: Parts) => {
      const answer = await call(name, parts);
      if (!answer.code) throw new Error(`${name} was not refused but answered ${answer.status}`);
      return answer.code;
    },
  };
  // The endpoint's name determines its types, and each reply was validated by its schema.
  // oxlint-disable-next-line typescript/consistent-type-assertions, typescript/no-unsafe-type-assertion
  return client as unknown as Client;
}

const endpoints = Object.values(REGISTRY).flatMap((domain): Endpoint[] => Object.values(domain));

/** Throws if there is none. */
export function endpointOf(name: Call): Endpoint {
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === name);
  if (!endpoint) throw new Error(`there is no ${name}`);
  return endpoint;
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${path}?${search.toString()}` : path;
}

function checkReply(name: string, endpoint: Endpoint, answer: Answer<unknown>): void {
  if (answer.status !== answer.response.statusCode)
    throw new Error(`${name}: status differs from the HTTP status`);
  const fits = endpoint.reply.safeParse(answer.data);
  if (!fits.success) throw new Error(`${name} answered off the contract: ${fits.error.message}`);
}
