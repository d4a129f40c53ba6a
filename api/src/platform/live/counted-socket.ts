import { MAX_UNAUTHENTICATED } from '@parley/contract/live-limits.ts';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';

/** Far above what a browser sends; the per-message limit is stricter and can say why. */
const MAX_FRAMES_PER_SECOND = 500;
/** Before signing in there is little to send. */
const MAX_UNAUTHENTICATED_FRAMES_PER_SECOND = 100;

/** Unauthenticated sockets per network. */
type Unauthenticated = Map<string, number>;

/** The WebSocket under a connection. Counts its frames, pings and pongs included, which Socket.IO never sees. */
export class CountedSocket {
  /** Whether Socket.IO has connected on it; no browser does so twice. */
  isConnected = false;
  private readonly webSocket: WebSocket;
  private isSignedIn = false;
  private second = 0;
  private frames = 0;
  private readonly release: () => void;

  constructor(webSocket: WebSocket, release: () => void) {
    this.webSocket = webSocket;
    this.release = release;
    const count = () => this.count();
    webSocket.on('message', count).on('ping', count).on('pong', count);
    webSocket.on('close', () => this.signedIn());
  }

  /** Signed in or closed: frees its place among the network's unauthenticated sockets. */
  signedIn(): void {
    if (!this.isSignedIn) this.release();
    this.isSignedIn = true;
  }

  /** Bytes buffered because the peer does not read them. */
  get unsentBytes(): number {
    return this.webSocket.bufferedAmount;
  }

  /** Closes without the closing handshake. */
  terminate(): void {
    this.webSocket.terminate();
  }

  private count(): void {
    const second = Math.trunc(performance.now() / 1_000);
    if (second !== this.second) [this.second, this.frames] = [second, 0];
    this.frames += 1;
    if (this.frames > (this.isSignedIn ? MAX_FRAMES_PER_SECOND : MAX_UNAUTHENTICATED_FRAMES_PER_SECOND))
      this.terminate();
  }
}

const byRequest = new WeakMap<IncomingMessage, CountedSocket>();
const byConnection = new WeakMap<Socket['conn'], CountedSocket>();

/** Drops the request that opened a connection, as Socket.IO advises: nothing reads it, and it takes 3 kB. */
export function forgetRequest(connection: Socket['conn']): void {
  const countedSocket = byRequest.get(connection.request);
  if (countedSocket) byConnection.set(connection, countedSocket);
  Reflect.set(connection, 'request', null);
}

/** The socket of a connection whose request was dropped. */
export function countedSocketOf({ conn }: Socket): CountedSocket {
  const countedSocket = byConnection.get(conn);
  if (!countedSocket) throw new TypeError('a connection without a WebSocket');
  return countedSocket;
}

/** The WebSocket server for Engine.IO (`wsEngine`), which counts sockets and what they send. */
export function countedWebSockets(
  networkOf: (request: IncomingMessage) => string,
): new (options: ServerOptions) => WebSocketServer {
  const unauthenticated: Unauthenticated = new Map();
  return class extends WebSocketServer {
    override handleUpgrade(...[request, socket, head, done]: Parameters<WebSocketServer['handleUpgrade']>) {
      const network = networkOf(request);
      if (isFull(unauthenticated, network)) {
        socket.end(
          'HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n',
        );
        return;
      }
      super.handleUpgrade(request, socket, head, (webSocket) => {
        byRequest.set(request, new CountedSocket(webSocket, acquireSlot(unauthenticated, network)));
        done(webSocket, request);
      });
    }
  };
}

const isFull = (sockets: Unauthenticated, network: string) =>
  (sockets.get(network) ?? 0) >= MAX_UNAUTHENTICATED;

/**
 * Counts one more; the result gives the place back. A function of its own, because a closure would keep the request
 * in memory.
 */
function acquireSlot(sockets: Unauthenticated, network: string): () => void {
  change(sockets, network, 1);
  return () => change(sockets, network, -1);
}

function change(sockets: Unauthenticated, network: string, by: number): void {
  const left = (sockets.get(network) ?? 0) + by;
  if (left > 0) sockets.set(network, left);
  else sockets.delete(network);
}
