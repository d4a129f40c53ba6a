import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createClient, ParleyError } from './client.ts';

type Answer = [status: number, headers?: Record<string, string>, body?: object | string];

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that gives these answers, one after the other, and says what it was asked. */
async function answering(...answers: Answer[]) {
  const asked: IncomingMessage[] = [];
  server = createServer((request, response) => {
    const [status, headers, body = {}] = answers[asked.push(request) - 1] ?? [500];
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { asked, baseUrl: `http://127.0.0.1:${port}` };
}
const soon = { 'retry-after': '0' };
const keysOf = (asked: IncomingMessage[]) => asked.map(({ headers }) => headers['idempotency-key']);

test('a write that has to wait is repeated with its key, and other writes have others', async () => {
  const done: Answer = [200, {}, { status: 200, message: 'OK', data: { count: 2 } }];
  const { asked, baseUrl } = await answering([429, soon], [503, soon], done, done);
  const parley = createClient({ baseUrl, apiKey: 'parley_key' });
  expect(await parley.call('POST /api/notification/clear-all')).toEqual({ count: 2 });
  await parley.call('POST /api/notification/clear-all');
  const [first, second, third, other] = keysOf(asked);
  expect([second, third]).toEqual([first, first]);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(other).not.toBe(first);
  expect(asked[0]?.headers.authorization).toBe('Bearer parley_key');
});

test('it is repeated three times, and not at all if the wait would be too long', async () => {
  const busy = { status: 503, message: 'We’re too busy right now.', data: null, code: 'unavailable' };
  const always: Answer = [503, soon, busy];
  const patient = await answering(always, always, always, always, [200, {}, { data: {} }]);
  const refusal = expect.objectContaining({ status: 503, code: 'unavailable', message: busy.message });
  await expect(createClient(patient).call('GET /api/dashboard')).rejects.toEqual(refusal);
  expect(patient.asked).toHaveLength(4);
  server?.close();
  const { asked, baseUrl } = await answering([429, { 'retry-after': '61' }, { ...busy, status: 429 }]);
  await expect(createClient({ baseUrl }).call('GET /api/dashboard')).rejects.toBeInstanceOf(ParleyError);
  expect(asked).toHaveLength(1);
});

test('a request without an answer is repeated with its key', async () => {
  const keys: unknown[] = [];
  const flaky: typeof fetch = async (_url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    if (keys.length === 1) throw new TypeError('fetch failed');
    return Response.json({ status: 200, message: 'OK', data: {} });
  };
  const parley = createClient({ baseUrl: 'https://parley.example', longestWait: 0, fetch: flaky });
  await parley.call('POST /api/notification/clear-all', { idempotencyKey: 'mine' });
  expect(keys).toEqual(['mine', 'mine']);
});

test('a stopped call is not repeated', async () => {
  let asked = 0;
  const stop = new AbortController();
  const stopped: typeof fetch = async () => {
    asked += 1;
    stop.abort(new Error('enough'));
    throw stop.signal.reason;
  };
  const parley = createClient({ baseUrl: 'https://parley.example', fetch: stopped });
  await expect(parley.call('GET /api/dashboard', { signal: stop.signal })).rejects.toThrow('enough');
  expect(asked).toBe(1);
});

test('an answer that isn’t Parley’s is an error without a code', async () => {
  const { baseUrl } = await answering([502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>']);
  const error = expect.objectContaining({ name: 'ParleyError', status: 502, code: null, errors: [] });
  await expect(createClient({ baseUrl }).call('GET /api/dashboard')).rejects.toEqual(error);
});
