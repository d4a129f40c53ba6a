import { LIVE_PATH, MOST_MESSAGE_BYTES } from '@parley/contract/live-limits.ts';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { Strangers } from './strangers.ts';
import { Carrier, Wire } from './engine-socket.ts';

const BEAT_MS = 1_000;

/** Who may open a connection, and for which network it counts. */
interface Doorman {
  mayCome(request: IncomingMessage): boolean;
  networkOf(request: IncomingMessage): string;
}

/**
 * What carries Socket.IO's packets (`io.bind`): Engine.IO's protocol over WebSocket and nothing else, since that is all
 * we offer. Its own server keeps timers, buffers and listeners for each connection, so that one can change its transport.
 */
export class LiveEngine extends EventEmitter<{ connection: [Wire] }> {
  private readonly wires = new Set<Wire>();
  private readonly sockets = new WebSocketServer({
    noServer: true,
    WebSocket: Carrier,
    clientTracking: false,
    // Those that ask are counted first.
    autoPong: false,
    perMessageDeflate: false,
    maxPayload: MOST_MESSAGE_BYTES,
  });
  private readonly timer = setInterval(() => this.beat(), BEAT_MS).unref();
  private readonly server: Server;
  private readonly doorman: Doorman;
  private readonly strangers = new Strangers();

  constructor(server: Server, doorman: Doorman) {
    super();
    this.server = server;
    this.doorman = doorman;
    server.on('upgrade', this.upgrade);
  }

  close(): void {
    clearInterval(this.timer);
    this.server.off('upgrade', this.upgrade);
    for (const wire of this.wires) wire.close();
  }

  private readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const address = URL.parse(request.url ?? '', 'http://live');
    if (address?.pathname.replace(/\/$/, '') !== LIVE_PATH) {
      // While developing somebody else listens too; otherwise nobody would ever answer.
      if (this.server.listenerCount('upgrade') === 1) refuse(socket, '404 Not Found');
      return;
    }
    const { searchParams } = address;
    if (searchParams.get('EIO') !== '4' || searchParams.get('transport') !== 'websocket')
      return refuse(socket, '400 Bad Request');
    if (!this.doorman.mayCome(request)) return refuse(socket, '403 Forbidden');
    const network = this.doorman.networkOf(request);
    if (!this.strangers.mayCome(network))
      return refuse(socket, '429 Too Many Requests', 'Retry-After: 5\r\n');
    this.sockets.handleUpgrade(request, socket, head, (carrier) => this.welcome(carrier, network));
  };

  private welcome(carrier: Carrier, network: string): void {
    const wire = new Wire(carrier, clock(), this.strangers, network);
    carrier.wire = wire;
    this.wires.add(wire);
    carrier.on('message', heard);
    carrier.on('ping', pinged);
    carrier.on('pong', ponged);
    carrier.on('error', broke);
    carrier.on('close', this.closed);
    this.emit('connection', wire);
  }

  private readonly closed = listenerOf((wire) => {
    this.wires.delete(wire);
    wire.end('transport close');
    wire.isKnown();
  });

  private beat(): void {
    const now = clock();
    for (const wire of this.wires) wire.beat(now);
  }
}

const clock = () => Math.round(performance.now());

const wireOf = (socket: WebSocket) => (socket instanceof Carrier ? socket.wire : null);

/** One listener for all sockets: `this` is the one it happened to. */
function listenerOf(work: (wire: Wire) => void) {
  return function listener(this: WebSocket): void {
    const wire = wireOf(this);
    if (wire) work(wire);
  };
}

function pinged(this: WebSocket, words: Buffer): void {
  wireOf(this)?.answer(words, clock());
}

const ponged = listenerOf((wire) => wire.count(clock()));

const broke = listenerOf((wire) => wire.end('transport error'));

/** Words come as one Buffer, unless somebody sets another `binaryType`. */
function heard(this: WebSocket, words: RawData, isBinary: boolean): void {
  if (!Buffer.isBuffer(words)) throw new TypeError('a packet in another form than asked for');
  letGo(this);
  wireOf(this)?.hear(isBinary ? words : words.toString(), clock());
}

/** By four bytes of it `ws` keeps all of what came last, until something else comes: of the silent it is what weighs most. */
function letGo(socket: WebSocket): void {
  const receiver: unknown = Reflect.get(socket, '_receiver');
  if (typeof receiver === 'object' && receiver !== null) Reflect.set(receiver, '_mask', undefined);
}

function refuse(socket: Duplex, status: string, more = ''): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${more}Content-Length: 0\r\n\r\n`);
}
