import type { Input, Reply } from '@parley/contract/endpoint.ts';
import type { Call, EndpointOf } from '@parley/contract/registry.ts';
import { refresh } from './session/token-refresh.ts';
import { type Result, NETWORK_ERROR } from './result.ts';
import { type CallInput, send } from './http.ts';
import { session } from './session/session.ts';
import { randomId } from './random-id.ts';

type CallArgs<C extends Call> =
  Partial<Input<EndpointOf<C>>> extends Input<EndpointOf<C>>
    ? [input?: Input<EndpointOf<C>>]
    : [input: Input<EndpointOf<C>>];
export type ReplyOf<C extends Call> = Reply<EndpointOf<C>>;

/**
 * Calls the API as this tab's user. Never throws. A write whose response is lost is retried with its idempotency key. A
 * 401 refreshes the token and retries once; if that fails,
 * the user is logged out.
 */
export function call<C extends Call>(name: C, ...input: CallArgs<C>): Promise<Result<ReplyOf<C>>>;
export function call<C extends Call>(name: C, input: Input<EndpointOf<C>>): Promise<Result<ReplyOf<C>>>;
export async function call(name: Call, ...[parts]: unknown[]): Promise<Result<unknown>> {
  const input: CallInput = { ...Object(parts) };
  const key = keyFor(name, input);
  const { accessToken } = session();
  let result = await send(name, input, { token: accessToken, key });
  if (result === NETWORK_ERROR && key && accessToken !== null) {
    await new Promise((done) => setTimeout(done, REPEAT_AFTER_MS));
    result = await send(name, input, { token: accessToken, key });
  }
  if (result.status === 401 && accessToken !== null && (await hasFreshToken(accessToken))) {
    result = await send(name, input, { token: session().accessToken, key });
  }
  if (result.status < 500) keys.delete(nameOf(name, input));
  return result;
}

/** Another call may have refreshed the token while ours was in flight. */
function hasFreshToken(usedToken: string): Promise<boolean> {
  const { accessToken } = session();
  return accessToken !== null && accessToken !== usedToken ? Promise.resolve(true) : refresh();
}

/** How long to wait before a lost write is retried; its idempotency key makes it take effect once. */
const REPEAT_AFTER_MS = 1000;

// A write that failed on the network or with a 5xx may have taken effect: a retry, also by the user, reuses its key.
const keys = new Map<string, string>();

function keyFor(name: Call, input: CallInput): string | undefined {
  if (name.startsWith('GET ')) return undefined;
  const key = keys.get(nameOf(name, input)) ?? randomId();
  keys.set(nameOf(name, input), key);
  return key;
}

function nameOf(name: Call, input: CallInput): string {
  return `${name} ${JSON.stringify(input)}`;
}
