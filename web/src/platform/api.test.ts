import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from './api.ts';
import { refreshEarly } from './session/token-refresh.ts';
import { refuseLoggedOut, session, signedIn } from './session/session.ts';
import { ana } from '../../test/signed-in-person.ts';

const unread = { notifications: [], notificationCount: 0 };

let server: Server;
let goodToken: string | null;
let mayRefresh: boolean;
let swallowed: number;
let isSilent: boolean;
let heard: {
  call: string;
  authorization: string | undefined;
  key: string | string[] | undefined;
  body: string;
}[];

// A server that accepts one token: the tests look at what the client sends, and when.
beforeAll(async () => {
  server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      const { authorization } = request.headers;
      heard.push({
        call: `${request.method} ${request.url}`,
        authorization,
        key: request.headers['idempotency-key'],
        body,
      });
      if (isSilent) return undefined;
      if (swallowed > 0) {
        swallowed -= 1;
        return reply.destroy();
      }
      const answer = (status: number, data: unknown) => {
        reply.writeHead(status, { 'content-type': 'application/json' });
        reply.end(
          JSON.stringify({ status, message: 'said', data, ...(status > 399 && { code: 'unauthenticated' }) }),
        );
      };
      if (request.url === '/api/auth/refresh') {
        if (!mayRefresh) return answer(401, null);
        goodToken = 'renewed';
        return answer(200, { accessToken: goodToken, user: ana });
      }
      return authorization === `Bearer ${goodToken}` ? answer(200, unread) : answer(401, null);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(origin + path, init));
  vi.stubGlobal('sessionStorage', { setItem: () => {}, removeItem: () => {}, clear: () => {} });
});
afterAll(() => void server.close());
beforeEach(() => {
  heard = [];
  goodToken = 'first';
  mayRefresh = true;
  swallowed = 0;
  isSilent = false;
  refuseLoggedOut();
});

test('a call sends the user’s token', async () => {
  signedIn({ accessToken: 'first', user: ana });
  expect(await call('GET /api/notification/unread')).toEqual({
    ok: true,
    status: 200,
    message: 'said',
    data: unread,
  });
  expect(heard.map(({ authorization }) => authorization)).toEqual(['Bearer first']);
});

test('an expired token is refreshed once for all calls in flight, and each is retried once', async () => {
  signedIn({ accessToken: 'expired', user: ana });
  const results = await Promise.all([
    call('GET /api/notification/unread'),
    call('GET /api/notification/unread'),
  ]);
  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  const refreshes = heard.filter((each) => each.call === 'POST /api/auth/refresh');
  expect(refreshes.map(({ body }) => JSON.parse(body))).toEqual([ana]);
  expect(heard.filter(({ authorization }) => authorization === 'Bearer renewed')).toHaveLength(2);
  expect(session().accessToken).toBe('renewed');
});

test('a user whose token cannot be refreshed is logged out', async () => {
  mayRefresh = false;
  signedIn({ accessToken: 'expired', user: ana });
  const result = await call('GET /api/notification/unread');
  expect(result).toMatchObject({ ok: false, status: 401, code: 'unauthenticated', data: null });
  expect(session()).toEqual({ isAuth: false, accessToken: null, user: null });
  expect(heard.map((each) => each.call)).toEqual(['GET /api/notification/unread', 'POST /api/auth/refresh']);
});

test('a visitor’s 401 refreshes nothing', async () => {
  expect((await call('GET /api/notification/unread')).status).toBe(401);
  expect(heard).toHaveLength(1);
});

test('a network failure is a result, not an exception', async () => {
  swallowed = 1;
  expect(await call('GET /api/notification/unread')).toMatchObject({
    status: 500,
    message: 'Something went wrong',
  });
});

test('a request that nobody answers counts as lost after half a minute', async () => {
  isSilent = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const given = vi.fn();
    void call('GET /api/notification/unread').then(given);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(given).toHaveBeenCalledWith(expect.objectContaining({ code: 'network' })));
  } finally {
    vi.useRealTimers();
  }
});

test('a write whose response is lost is retried once with its key', async () => {
  signedIn({ accessToken: 'first', user: ana });
  swallowed = 1;
  expect((await call('PUT /api/notification/settings', { body: {} })).ok).toBe(true);
  const [lostKey, repeatedKey] = heard.map(({ key }) => key);
  expect(lostKey).toMatch(/^\w{16,}$/);
  expect(repeatedKey).toBe(lostKey);
  expect(heard).toHaveLength(2);
});

test('a write without a response keeps its key for the next attempt, and the one after gets a new one', async () => {
  signedIn({ accessToken: 'first', user: ana });
  swallowed = 2;
  expect((await call('POST /api/notification/clear-all')).ok).toBe(false);
  expect((await call('POST /api/notification/clear-all')).ok).toBe(true);
  expect((await call('POST /api/notification/clear-all')).ok).toBe(true);
  const [lostKey, repeatedKey, againKey, nextKey] = heard.map(({ key }) => key);
  expect([repeatedKey, againKey]).toEqual([lostKey, lostKey]);
  expect(nextKey).not.toBe(lostKey);
});

test('a DELETE sends a key, and a GET does not', async () => {
  signedIn({ accessToken: 'first', user: ana });
  await call('DELETE /api/service/:id', { params: { id: 'one' } });
  await call('GET /api/notification/unread');
  expect(heard.map(({ key }) => typeof key)).toEqual(['string', 'undefined']);
});

test('a visitor’s write is not retried, because its response is not stored', async () => {
  swallowed = 1;
  await call('POST /api/auth/confirm/resend', { body: { email: 'ana@pros.test' } });
  expect(heard).toHaveLength(1);
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

test('an early refresh survives network failures, and ends with the session', async () => {
  signedIn({ accessToken: 'first', user: ana });
  swallowed = 1;
  expect(await refreshEarly()).toBe('later');
  expect(session()).toMatchObject({ isAuth: true, accessToken: 'first' });
  expect(await refreshEarly()).toBe('done');
  expect(session()).toMatchObject({ isAuth: true, accessToken: 'renewed' });
  mayRefresh = false;
  expect(await refreshEarly()).toBe('refused');
  expect(session().isAuth).toBe(false);
});
