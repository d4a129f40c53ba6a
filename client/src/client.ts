import type { Arguments, Call, CallOptions, DataOf, ItemOf, PagedCall } from './calls.ts';
import { ParleyError } from './parley-error.ts';
import { type Repeating, sendRepeatedly } from './send-repeatedly.ts';

// The shapes by their names: `Service`, `JobPosting` …
export type * from './api.gen.ts';
export type * from './calls.ts';
export { type FieldError, ParleyError, type RefusalCode } from './parley-error.ts';

export interface ClientOptions extends Partial<Repeating> {
  /** Where the installation is, like `https://parley.example`. */
  baseUrl: string;
  /** Made in the settings under Integrations. Without one, a client reads what everybody can. */
  apiKey?: string | undefined;
  /** In place of the global one, for instance behind a proxy. */
  fetch?: typeof fetch;
}

export interface Client {
  /**
   * Makes a call and returns its data. A write gets an `Idempotency-Key`, the same for all of its repeats, so it takes
   * effect once. Throws a `ParleyError` if the call is refused.
   */
  call<C extends Call>(name: C, ...input: Arguments<C>): Promise<DataOf<C>>;
  /** Every item of a paged list, one page after the other as they are needed. */
  each<C extends PagedCall>(name: C, ...input: Arguments<C>): AsyncGenerator<ItemOf<C>, void>;
}

interface Parts extends CallOptions {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

const USUAL: Repeating = { repeats: 3, longestWait: 60, timeout: 60 };

/** A client for one installation, which acts as the owner of the key as far as its scopes go. */
export function createClient(options: ClientOptions): Client {
  const repeating = { ...USUAL, ...options };

  /** What it returns is said by the generated types. */
  async function ask(name: string, parts: Parts) {
    const [url, init] = requestOf(options, name, parts);
    const send = (signal: AbortSignal) => (options.fetch ?? fetch)(url, { ...init, signal });
    return dataOf(await sendRepeatedly(send, repeating, parts.signal));
  }
  async function* pages(name: string, parts: Parts) {
    let cursor: string | null | undefined;
    do {
      const { items, nextCursor } = await ask(name, { ...parts, query: { ...parts.query, cursor } });
      yield* items;
      cursor = nextCursor;
    } while (cursor !== null);
  }
  return {
    call: (name, ...[input]) => ask(name, Object(input)),
    each: (name, ...[input]) => pages(name, Object(input)),
  };
}

function requestOf({ baseUrl, apiKey }: ClientOptions, name: string, parts: Parts): [URL, RequestInit] {
  const { path = {}, query = {}, body, idempotencyKey = crypto.randomUUID() } = parts;
  const [method = '', address = ''] = name.split(' ');
  const filled = address.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(path[part] ?? ''));
  const url = new URL(filled, baseUrl);
  for (const [field, value] of Object.entries(query))
    if (value !== undefined && value !== null) url.searchParams.set(field, String(value));
  const headers = new Headers({ accept: 'application/json' });
  if (apiKey) headers.set('authorization', `Bearer ${apiKey}`);
  if (method === 'GET') return [url, { method, headers }];
  headers.set('idempotency-key', idempotencyKey);
  // A form names its own type, with the boundary of its parts.
  if (body instanceof FormData) return [url, { method, headers, body }];
  headers.set('content-type', 'application/json');
  return [url, { method, headers, body: JSON.stringify(body ?? {}) }];
}

/** What is in the envelope; files have none. */
async function dataOf(response: Response) {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (response.ok && !isJson) return response.blob();
  const answer = isJson ? JSON.parse(await response.text()) : null;
  if (!response.ok) throw new ParleyError(response, answer);
  return answer.data;
}
