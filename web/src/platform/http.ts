import type { Call } from '@parley/contract/registry.ts';
import { syncServerNow, NOW_HEADER } from './now.ts';
import { type Result, resultOf, NETWORK_ERROR } from './result.ts';

/** What goes along with a call. */
export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}
export interface CallOptions {
  token?: string | null;
  /** The same key and body give the first answer again, so that a repeated call has one effect. */
  key?: string;
}

/** Makes one HTTP call and reads its envelope; a failing network is a result as well. */
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
    const response = await fetch(urlOf(path, parts), { method, headers, body });
    syncServerNow(response.headers.get(NOW_HEADER));
    return resultOf(await response.json());
  } catch {
    return NETWORK_ERROR;
  }
}

function split(call: Call): [method: string, path: string] {
  const [method = 'GET', path = '/'] = call.split(' ');
  return [method, path];
}

/** The address with its parameters and query filled in; what is undefined stays out. */
export function urlOf(path: string, { params = {}, query = {} }: CallInput): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}
