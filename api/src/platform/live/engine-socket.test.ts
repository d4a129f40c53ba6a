import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MOST_STRANGERS } from '@parley/contract/live-limits.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket as Carrier } from 'ws';
import { LiveEngine } from './live-engine.ts';
import type { Wire } from './engine-socket.ts';

const server = createServer((_request, response) => response.end());
const engine = new LiveEngine(server, {
  mayCome: ({ headers }) => headers.origin !== 'https://elsewhere.test',
  networkOf: ({ headers }) => String(headers['x-network'] ?? 'here'),
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port }: AddressInfo = Object(server.address());
const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => {
  engine.close();
  server.close();
});

/** Both ends of a connection, and what the far one hears. */
async function connect() {
  const coming = once(engine, 'connection');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live/?EIO=4&transport=websocket`);
  sockets.push(socket);
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  const [wire]: Wire[] = await coming;
  if (!wire) throw new Error('no connection came');
  await expect.poll(() => heard.length).toBe(1);
  return { wire, heard, closed: once(socket, 'close') };
}

test('says at first how often it will ask, and how much it takes', async () => {
  const { heard, wire } = await connect();
  expect(JSON.parse(heard[0]?.slice(1) ?? '')).toEqual({
    sid: wire.id,
    upgrades: [],
    pingInterval: 20_000,
    pingTimeout: 10_000,
    maxPayload: 81_920,
  });
});

test('asks who is silent every twenty seconds, and hangs up on who does not answer within ten', async () => {
  const { wire, heard, closed } = await connect();
  const start = Math.round(performance.now());
  wire.beat(start + 19_000);
  wire.beat(start + 20_001);
  await expect.poll(() => heard.slice(1)).toEqual(['2']);
  wire.hear('3', start + 21_000);
  wire.beat(start + 40_999);
  expect(wire.readyState).toBe('open');
  wire.beat(start + 41_000);
  await expect.poll(() => heard.slice(1)).toEqual(['2', '2']);
  wire.beat(start + 50_999);
  expect(wire.readyState).toBe('open');
  wire.beat(start + 51_000);
  expect(wire.readyState).toBe('closed');
  await closed;
});

test('who says anything while being asked is there', async () => {
  const { wire } = await connect();
  const start = Math.round(performance.now());
  wire.beat(start + 20_001);
  wire.hear('42[]', start + 29_000);
  wire.beat(start + 38_999);
  expect(wire.readyState).toBe('open');
});

test.each(['2', '5', 'x', ''])('the packet %j is none, and ends it', async (packet) => {
  const { wire, closed } = await connect();
  wire.hear(packet, 0);
  expect(wire.readyState).toBe('closed');
  await closed;
});

test.each([
  ['/elsewhere?EIO=4&transport=websocket', {}, 404],
  ['/api/live?EIO=3&transport=websocket', {}, 400],
  ['/api/live?EIO=4&transport=polling', {}, 400],
  ['/api/live?EIO=4&transport=websocket', { origin: 'https://elsewhere.test' }, 403],
])('to %s %j it says no', async (path, headers, status) => {
  const asked = request({
    port,
    host: '127.0.0.1',
    path,
    headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers },
  });
  asked.end();
  const [answer] = await once(asked, 'response');
  expect(answer.statusCode).toBe(status);
  answer.resume();
});

/** A client that speaks the protocol below as well. */
async function openCarrier(network: string) {
  const coming = once(engine, 'connection');
  const carrier = new Carrier(`ws://127.0.0.1:${port}/api/live/?EIO=4&transport=websocket`, {
    headers: { 'x-network': network },
  });
  const [wire]: Wire[] = await Promise.race([
    coming,
    once(carrier, 'unexpected-response').then(([, answer]) => {
      const { statusCode, headers }: { statusCode: number; headers: object } = Object(answer);
      throw Object.assign(new Error(`refused with ${statusCode}`), { headers });
    }),
  ]);
  if (!wire) throw new Error('no connection came');
  if (carrier.readyState !== Carrier.OPEN) await once(carrier, 'open');
  return { carrier, wire };
}

test('a ping of the protocol below is answered with its words', async () => {
  const { carrier } = await openCarrier('pings');
  const answer = once(carrier, 'pong');
  carrier.ping('are you there');
  expect(String((await answer)[0])).toBe('are you there');
  carrier.terminate();
});

test.each(['ping', 'pong'] as const)('whoever floods with %ss of the protocol below is cut', async (kind) => {
  const { carrier } = await openCarrier(kind);
  let pongs = 0;
  carrier.on('pong', () => (pongs += 1)).on('error', () => {});
  const closed = once(carrier, 'close');
  for (let count = 0; count < 2_000; count += 1) carrier[kind]();
  await closed;
  // Two seconds may have begun meanwhile.
  expect(pongs).toBeLessThanOrEqual(200);
});

test('a network has so many connections that nobody has signed in on, and no more', async () => {
  const opened: Awaited<ReturnType<typeof openCarrier>>[] = [];
  while (opened.length < MOST_STRANGERS) opened.push(await openCarrier('school'));
  await expect(openCarrier('school')).rejects.toThrow('refused with 429');
  (await openCarrier('office')).carrier.terminate();
  opened[0]?.wire.isKnown();
  const next = await openCarrier('school');
  await expect(openCarrier('school')).rejects.toThrow('refused with 429');
  // Whoever goes makes room, and whoever signed in does so only once.
  const gone = once(next.carrier, 'close');
  next.carrier.close();
  opened[0]?.carrier.terminate();
  await gone;
  await expect
    .poll(() =>
      openCarrier('school').then(
        () => 'in',
        () => 'refused',
      ),
    )
    .toBe('in');
  await expect(openCarrier('school')).rejects.toThrow('refused with 429');
  for (const { carrier } of opened) carrier.terminate();
});
