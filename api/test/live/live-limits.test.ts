import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket as WebSocketClient } from 'ws';
import { clara } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { createWorld, type World } from '../world.ts';
import { openLive } from './live-client.ts';

let world: World;
let url: string;
beforeAll(async () => {
  world = await createWorld({ settings: { TRUSTED_PROXIES: '1' } });
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });

/** A raw WebSocket client that can send pings and pongs. */
async function openWebSocket(network: string): Promise<WebSocketClient> {
  const socket = newWebSocket(network);
  socket.on('error', () => {});
  const refused = once(socket, 'unexpected-response').then(([, answer]) => {
    throw new Error(`refused with ${answer.statusCode}`);
  });
  await Promise.race([once(socket, 'open'), refused]);
  return socket;
}

function newWebSocket(network: string): WebSocketClient {
  return new WebSocketClient(
    `${url.replace('http', 'ws')}/api/live/?EIO=4&transport=websocket`,
    from(network),
  );
}

test('a connection starts by saying how often it is asked for a sign of life, and how much it may send', async () => {
  const socket = newWebSocket('192.0.2.1');
  const [first] = await once(socket, 'message');
  expect(JSON.parse(String(first).slice(1))).toEqual({
    sid: expect.any(String),
    upgrades: [],
    pingInterval: 20_000,
    pingTimeout: 10_000,
    maxPayload: 81_920,
  });
  socket.terminate();
});

test.each([
  ['by polling', '/api/live/?EIO=4&transport=polling'],
  ['in an old version of the protocol', '/api/live/?EIO=3&transport=websocket'],
])('nobody connects %s', async (_how, path) => {
  const asked = request(url + path, { headers: { connection: 'Upgrade', upgrade: 'websocket' } });
  asked.end();
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(400);
  answer.resume();
});

test('a ping is answered with what it carried', async () => {
  const socket = await openWebSocket('192.0.2.2');
  const answer = once(socket, 'pong');
  socket.ping('are you there');
  expect(String((await answer)[0])).toBe('are you there');
  socket.terminate();
});

test.each(['ping', 'pong'] as const)('somebody who floods with %ss is cut', async (kind) => {
  const socket = await openWebSocket('192.0.2.3');
  let pongs = 0;
  socket.on('pong', () => (pongs += 1));
  const closed = once(socket, 'close');
  for (let count = 0; count < 2_000; count += 1) socket[kind]();
  await closed;
  // The count may span two seconds.
  expect(pongs).toBeLessThanOrEqual(202);
});

test('a network has fifty connections that nobody has signed in on, and no more', async () => {
  const school = '198.51.100.7';
  const opened: WebSocketClient[] = [];
  while (opened.length < 50) opened.push(await openWebSocket(school));
  await expect(openWebSocket(school)).rejects.toThrow('refused with 429');
  (await openWebSocket('198.51.100.8')).terminate();
  // Signing in frees the slot once; closing afterwards does not free it again.
  const session = await sessionOf(world.platform, clara);
  opened[0]?.terminate();
  const signedIn = await untilLetIn(() => openLive(url, { ...session, ...from(school) }));
  const next = await openWebSocket(school);
  await expect(openWebSocket(school)).rejects.toThrow('refused with 429');
  const before = await connections();
  signedIn.close();
  await expect.poll(connections).toBeLessThan(before);
  await expect(openWebSocket(school)).rejects.toThrow('refused with 429');
  for (const socket of [...opened, next]) socket.terminate();
});

const connections = async () => promisify(world.app.server.getConnections.bind(world.app.server))();

/** Retries, since the server notices closed sockets a little later. */
async function untilLetIn<T>(open: () => Promise<T>): Promise<T> {
  for (;;) {
    const opened = await open().catch(() => pause(20, null));
    if (opened !== null) return opened;
  }
}
