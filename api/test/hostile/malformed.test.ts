import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../world.ts';

let world: World;
let port: number;
beforeAll(async () => {
  world = await createWorld();
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => world.close());

/** Sends these bytes as they are; the status, headers and body that come back before the connection ends. */
async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ', 2)));
  return { status: Number(first.split(' ')[1]), headers, body };
}

const get = (address: string, method = 'GET') =>
  send(`${method} ${address} HTTP/1.1\r\nHost: parley.test\r\nConnection: close\r\n\r\n`);

describe('an address that cannot be read', () => {
  test.each([
    '/%zz',
    '/%',
    '/services/%c3%28',
    '/%ff?next=%zz',
    '//evil.test/services',
    '//',
    '/api/%zz',
    '/api/service/%',
    '/api/service/%e0%a4%a',
    'http://evil.test:99999/',
  ])('%s is not found, with the headers of every other answer', async (address) => {
    const { status, headers, body } = await get(address);
    const known = await get('/api/discipline');
    expect([status, JSON.parse(body)]).toMatchObject([404, { status: 404, code: 'not_found', data: null }]);
    const own = ['content-length', 'x-request-id', 'x-parley-now', 'content-security-policy', 'date'];
    const shared = (all: Record<string, string | undefined>) =>
      Object.entries(all).filter(([name]) => !own.includes(name));
    if (address.startsWith('/api/')) expect(shared(headers)).toEqual(shared(known.headers));
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test('an address with its host is read as any other', async () => {
  const whole = await get('http://parley.test/api/discipline');
  expect([whole.status, JSON.parse(whole.body)]).toMatchObject([200, { message: 'OK' }]);
});

describe('what is no request', () => {
  test.each([
    ['words', 'hello there\r\n\r\n', 400, 'invalid_input'],
    [
      'an address without a slash',
      'GET services HTTP/1.1\r\nHost: parley.test\r\n\r\n',
      400,
      'invalid_input',
    ],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: parley.test\r\n\r\n', 400, 'invalid_input'],
    [
      'a header that is none',
      'GET / HTTP/1.1\r\nHost: parley.test\r\nno header\r\n\r\n',
      400,
      'invalid_input',
    ],
    [
      'two lengths',
      'POST /api/support HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
      'invalid_input',
    ],
    [
      'more headers than are read',
      `GET / HTTP/1.1\r\nHost: parley.test\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      413,
      'too_large',
    ],
  ] as const)('%s is refused in the envelope, with security headers', async (_what, bytes, status, code) => {
    const answer = await send(bytes);
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([status, { status, code, data: null }]);
    expect(answer.headers).toMatchObject({
      connection: 'close',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'deny',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
