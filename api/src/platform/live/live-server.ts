import type { IncomingMessage } from 'node:http';
import { LIVE_PATH, MOST_MESSAGE_BYTES, SIGN_IN_WITHIN_MS } from '@parley/contract/live-limits.ts';
import { CLIENT_SAYS } from '@parley/contract/live.ts';
import { REFUSALS } from '@parley/contract/refusals.ts';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { logFailure, refusalOf } from '../http/error-handler.ts';
import { actorOf } from '../security/guard.ts';
import { checkInput } from '../http/input-sanitizer.ts';
import { carrierOf, countedWebSockets, forgetRequest } from './carrier.ts';
import { type Hearing, type LiveDomain, read } from './message-handler.ts';
import { Line } from './connection.ts';
import { Lines } from './connection-registry.ts';
import { openRedis, Others, untilHearing } from './cluster.ts';
import { tabOf } from './client.ts';
import { addressOf, networkOf } from '../limits/network.ts';
import type { Platform } from '../platform.ts';
import { refuse, Refusal } from '../http/refuse.ts';
import { isOver, readAccessToken } from '../security/tokens.ts';

const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 10_000;

interface Channel {
  platform: Platform;
  io: Server;
  lines: Lines;
  domains: readonly LiveDomain[];
  hearings: Map<string, Hearing>;
}

/** Puts the live channel on the server. It closes with it; those who are connected are told to come again. */
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
    connectTimeout: SIGN_IN_WITHIN_MS,
    pingInterval: PING_EVERY_MS,
    pingTimeout: PONG_WITHIN_MS,
    maxHttpBufferSize: MOST_MESSAGE_BYTES,
    allowRequest: (request, done) => done(null, isFromUs(request, PUBLIC_URL)),
    wsEngine: countedWebSockets((request) => networkOf(addressOf(request, TRUSTED_PROXIES))),
    ...(redis && { adapter: createAdapter(redis) }),
  });
  io.engine.on('connection', forgetRequest);
  const others = new Others(platform, io, redis);
  const lines = new Lines(platform, io, others);
  const hearings = new Map(domains.flatMap((domain) => Object.entries(domain.hearings)));
  const channel = { platform, io, lines, domains, hearings };
  io.on('connection', (socket) => welcome(channel, socket));
  platform.live.sender = (rooms, name, heard) =>
    (others.areAway ? io.local : io).to([...rooms]).emit(name, heard);
  app.addHook('preClose', (done) => {
    io.local.emit('over', { code: 'unavailable', message: REFUSALS.unavailable[1] });
    io.local.disconnectSockets(true);
    done();
  });
  app.addHook('onClose', async () => {
    platform.live.sender = null;
    lines.close();
    await io.close();
    redis?.destroy();
  });
  if (redis) await untilHearing(redis);
}

/** Browsers always say whose page opens the socket; only ours may. */
function isFromUs({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return URL.parse(origin)?.host === host;
}

function welcome(channel: Channel, socket: Socket): void {
  const carrier = carrierOf(socket);
  if (carrier.isConnected) return socket.conn.close();
  carrier.isConnected = true;
  const line = new Line(socket);
  channel.lines.add(line);
  socket.onAny((name: string, ...words: unknown[]) => {
    const last = words.at(-1);
    const answer = typeof last === 'function' ? last : null;
    const pace = line.pace();
    if (pace === 'cut') return line.cut('too_many_requests');
    if (pace === 'refused') return void answer?.(wordsOf(new Refusal('too_many_requests')));
    line.queue(async () => {
      if (!socket.connected) return;
      const answered = await answerTo(channel, line, name, words[0]);
      answer?.(answered);
      // Whoever is nobody has nothing more to say here.
      if (!answered.ok && answered.code === 'unauthenticated') line.cut('unauthenticated');
    });
  });
  socket.on('disconnecting', () => {
    leave(channel, line, [...socket.rooms]);
    // Whoever takes leave and stays on the wire would be looked after by nobody.
    setImmediate(() => socket.conn.close());
  });
}

async function answerTo(channel: Channel, line: Line, name: string, words: unknown) {
  try {
    return { ok: true, data: await hear(channel, line, name, words) } as const;
  } catch (error) {
    const refusal = refusalOf(error instanceof Error ? error : new Error(String(error)));
    logFailure(channel.platform.log, refusal, error, 'a live message failed');
    return wordsOf(refusal);
  }
}

const wordsOf = ({ code, message }: Refusal) => ({ ok: false, code, message }) as const;

async function hear(channel: Channel, line: Line, name: string, words: unknown): Promise<unknown> {
  checkInput(words);
  if (name === 'signIn') return signIn(channel, line, words);
  const { platform, lines, io } = channel;
  const { bearer } = line;
  if (bearer === null || isOver(bearer)) return refuse('unauthenticated');
  const actor = (await actorOf(platform, bearer)) ?? refuse('unauthenticated');
  const heard = channel.hearings.get(name) ?? refuse('not_found');
  return heard(platform, { actor, tab: tabOf(io, lines, line.socket), saying: words });
}

/** Who it is, by their token: at first, and whenever it was renewed. Nobody becomes somebody else. */
async function signIn({ platform, lines }: Channel, line: Line, words: unknown): Promise<{ userId: string }> {
  const { accessToken } = read(CLIENT_SAYS.signIn.input, words);
  const bearer = (await readAccessToken(platform.keys.accessToken, accessToken)) ?? refuse('unauthenticated');
  const before = line.bearer;
  if (!(await actorOf(platform, bearer)) || (before && before.userId !== bearer.userId))
    return refuse('unauthenticated');
  // Who has hung up meanwhile never arrives: nobody would see them leave.
  if (!line.socket.connected) return refuse('unauthenticated');
  line.signedIn(bearer);
  line.socket.data = { userId: bearer.userId };
  if (!before) await lines.arrived(line, bearer.userId);
  return { userId: bearer.userId };
}

function leave({ platform, io, lines, domains }: Channel, line: Line, rooms: string[]): void {
  lines.left(line);
  const userId = line.bearer?.userId;
  if (userId === undefined) return;
  const gone = { userId, rooms, tab: tabOf(io, lines, line.socket) };
  // The socket leaves its rooms right after this event.
  setImmediate(() => {
    for (const domain of domains) {
      domain.gone?.(platform, gone).catch((error: unknown) => {
        platform.log.error({ err: error }, 'announcing a disconnect failed');
      });
    }
  });
}
