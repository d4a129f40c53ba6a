import type { IncomingMessage } from 'node:http';
import { LIVE_PATH, MAX_MESSAGE_BYTES, SIGN_IN_TIMEOUT_MS } from '@parley/contract/live-limits.ts';
import { CLIENT_MESSAGES } from '@parley/contract/live.ts';
import { REFUSALS } from '@parley/contract/refusals.ts';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { logFailure, refusalOf } from '../http/error-handler.ts';
import { actorOf } from '../security/guard.ts';
import { checkInput } from '../http/input-sanitizer.ts';
import { countedSocketOf, countedWebSockets, forgetRequest } from './counted-socket.ts';
import { type MessageHandler, type LiveDomain, parseMessage } from './message-handler.ts';
import { Connection } from './connection.ts';
import { ConnectionRegistry } from './connection-registry.ts';
import { openRedis, Cluster, untilSubscribed } from './cluster.ts';
import { liveClientOf } from './client.ts';
import { addressOf, networkOf } from '../limits/network.ts';
import { sockets } from '../observe/metrics.ts';
import type { Platform } from '../platform.ts';
import { refuse, Refusal } from '../http/refuse.ts';
import { isExpired, verifyAccessToken } from '../security/access-token.ts';

const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 10_000;

interface Channel {
  platform: Platform;
  io: Server;
  connections: ConnectionRegistry;
  domains: readonly LiveDomain[];
  handlers: Map<string, MessageHandler>;
  weights: Map<string, number>;
}

/** Mounts the live channel on the server. It closes with it; connected clients are told to reconnect. */
export async function openLive(
  app: FastifyInstance,
  platform: Platform,
  domains: readonly LiveDomain[],
): Promise<void> {
  const { REDIS_URL, PUBLIC_URL, TRUSTED_PROXIES } = platform.settings;
  const redis = REDIS_URL ? openRedis(platform, REDIS_URL) : null;
  const io = new Server(app.server, {
    path: LIVE_PATH,
    transports: ['websocket'],
    serveClient: false,
    connectTimeout: SIGN_IN_TIMEOUT_MS,
    pingInterval: PING_EVERY_MS,
    pingTimeout: PONG_WITHIN_MS,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: (request, done) => done(null, isFromUs(request, PUBLIC_URL)),
    wsEngine: countedWebSockets((request) => networkOf(addressOf(request, TRUSTED_PROXIES))),
    ...(redis && { adapter: createAdapter(redis) }),
  });
  io.engine.on('connection', forgetRequest);
  const cluster = new Cluster(platform, io, redis);
  const connections = new ConnectionRegistry(platform, io, cluster);
  const handlers = new Map(domains.flatMap((domain) => Object.entries(domain.handlers)));
  const weights = new Map(domains.flatMap((domain) => Object.entries(domain.weights ?? {})));
  const channel = { platform, io, connections, domains, handlers, weights };
  io.on('connection', (socket) => accept(channel, socket));
  platform.live.sender = (rooms, name, payload) =>
    (cluster.isAway ? io.local : io).to([...rooms]).emit(name, payload);
  platform.live.evictor = (from, room) => (cluster.isAway ? io.local : io).to(from).socketsLeave(room);
  platform.live.counter = async (room) => (await cluster.socketsIn(room)).length;
  app.addHook('preClose', (done) => {
    io.local.emit('over', { code: 'unavailable', message: REFUSALS.unavailable[1] });
    io.local.disconnectSockets(true);
    done();
  });
  app.addHook('onClose', async () => {
    platform.live.sender = null;
    platform.live.evictor = null;
    platform.live.counter = null;
    connections.close();
    await io.close();
    redis?.destroy();
  });
  if (redis) await untilSubscribed(redis);
}

/** Browsers always send the Origin of the page; only ours may connect. */
function isFromUs({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.parse(origin)?.host === host;
}

function accept(channel: Channel, socket: Socket): void {
  const countedSocket = countedSocketOf(socket);
  if (countedSocket.isConnected) return socket.conn.close();
  countedSocket.isConnected = true;
  const connection = new Connection(socket);
  channel.connections.add(connection);
  sockets.inc();
  socket.once('disconnect', () => sockets.dec());
  socket.onAny((name: string, ...args: unknown[]) => {
    const last = args.at(-1);
    const ack = typeof last === 'function' ? last : null;
    const verdict = connection.rateLimit(channel.weights.get(name) ?? 1);
    if (verdict === 'cut') return connection.close('too_many_requests');
    if (verdict === 'refused') return void ack?.(refusalAck(new Refusal('too_many_requests')));
    connection.queue(async () => {
      if (!socket.connected) return;
      const reply = await acknowledge(channel, connection, name, args[0]);
      ack?.(reply);
      if (!reply.ok && reply.code === 'unauthenticated') connection.close('unauthenticated');
    });
  });
  socket.on('disconnecting', () => {
    disconnected(channel, connection, [...socket.rooms]);
    // A client that disconnects but keeps the socket open would never be checked again.
    setImmediate(() => socket.conn.close());
  });
}

async function acknowledge(channel: Channel, connection: Connection, name: string, payload: unknown) {
  try {
    return { ok: true, data: await dispatch(channel, connection, name, payload) } as const;
  } catch (error) {
    const refusal = refusalOf(error instanceof Error ? error : new Error(String(error)));
    logFailure(channel.platform.log, refusal, error, 'a live message failed');
    return refusalAck(refusal);
  }
}

const refusalAck = ({ code, message }: Refusal) => ({ ok: false, code, message }) as const;

async function dispatch(
  channel: Channel,
  connection: Connection,
  name: string,
  payload: unknown,
): Promise<unknown> {
  checkInput(payload);
  if (name === 'signIn') return signIn(channel, connection, payload);
  const { platform, connections, io } = channel;
  const { bearer } = connection;
  if (bearer === null || isExpired(bearer)) return refuse('unauthenticated');
  const actor = (await actorOf(platform, bearer)) ?? refuse('unauthenticated');
  const handle = channel.handlers.get(name) ?? refuse('not_found');
  return handle(platform, {
    actor,
    client: liveClientOf(io, connections, connection.socket),
    message: payload,
  });
}

/** Signs in by access token, at first and after each renewal. A connection never changes its user. */
async function signIn(
  { platform, connections }: Channel,
  connection: Connection,
  payload: unknown,
): Promise<{ userId: string }> {
  const { accessToken } = parseMessage(CLIENT_MESSAGES.signIn.input, payload);
  const bearer =
    (await verifyAccessToken(platform.keys.accessToken, accessToken)) ?? refuse('unauthenticated');
  const before = connection.bearer;
  if (!(await actorOf(platform, bearer)) || (before && before.userId !== bearer.userId))
    return refuse('unauthenticated');
  // The socket may have closed during the awaits; adding it now, nobody would see it leave.
  if (!connection.socket.connected) return refuse('unauthenticated');
  connection.signedIn(bearer);
  connection.socket.data = { userId: bearer.userId };
  if (!before) await connections.addUser(connection, bearer.userId);
  return { userId: bearer.userId };
}

function disconnected(
  { platform, io, connections, domains }: Channel,
  connection: Connection,
  rooms: string[],
): void {
  connections.remove(connection);
  const userId = connection.bearer?.userId;
  if (userId === undefined) return;
  const left = { userId, rooms, client: liveClientOf(io, connections, connection.socket) };
  // Socket.IO removes the socket from its rooms right after this event.
  setImmediate(() => {
    for (const domain of domains) {
      domain.onDisconnect?.(platform, left).catch((error: unknown) => {
        platform.log.error({ err: error }, 'announcing a disconnect failed');
      });
    }
  });
}
