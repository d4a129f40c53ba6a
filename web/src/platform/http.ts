import type { Call } from '@parley/contract/registry.ts';
import { syncServerNow, NOW_HEADER } from './now.ts';
import { type Result, resultOf, NETWORK_ERROR } from './result.ts';

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}
export interface CallOptions {
  token?: string | null;
  /** The idempotency key: a repeated key and body get the first response again. */
  key?: string;
}

/** Whether the page is being left right now: a request that is made then has to outlive it. */
export const leaving = { isOn: false };

/** After which a request that nobody answers counts as lost. Not for what the answer holds: that may be long. */
const TIMEOUT_MS = 30_000;

/** Makes one HTTP request and parses its envelope. Never throws. */
export async function send(
  call: Call,
  parts: CallInput,
  { token, key }: CallOptions = {},
): Promise<Result<unknown>> {
  const [method, path] = split(call);
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  if (method !== 'GET') headers.set('content-type', 'application/json');
  const body = method === 'GET' ? undefined : JSON.stringify(parts.body ?? {});
  try {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
    const response = await fetch(urlOf(path, parts), {
      method,
      headers,
      body,
      keepalive: leaving.isOn,
      signal: late.signal,
    });
    clearTimeout(timer);
    syncServerNow(response.headers.get(NOW_HEADER));
    return resultOf(await response.json(), response.headers.get('retry-after'));
  } catch {
    return NETWORK_ERROR;
  }
}

function split(call: Call): [method: string, path: string] {
  const [method = 'GET', path = '/'] = call.split(' ');
  return [method, path];
}

/** The URL with its parameters and query filled in; empty values are left out. */
export function urlOf(path: string, { params = {}, query = {} }: CallInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}
