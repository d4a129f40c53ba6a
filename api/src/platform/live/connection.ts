import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import type { Socket } from 'socket.io';
import { type CountedSocket, countedSocketOf } from './counted-socket.ts';
import type { VerifiedBearer } from '../security/access-token.ts';

/** Token bucket: 20 messages a second sustained, 120 in a burst. Starting a call sends about forty signals. */
const BURST_MS = 6_000;
const MESSAGE_MS = 50;
/** Closed after this many refused messages. */
const MAX_REFUSED = 60;

/** One connection: its user, its rate limit and its messages in order. */
export class Connection {
  readonly socket: Socket;
  private readonly countedSocket: CountedSocket;
  /** Bytes that Engine.IO holds until the WebSocket has sent the earlier ones. */
  private queuedBytes = 0;
  readonly openedAt = Math.round(performance.now());
  /** Null until signed in. */
  bearer: VerifiedBearer | null = null;
  private budgetMs = BURST_MS;
  private refilledAt = this.openedAt;
  private refusedCount = 0;
  private lastTask: Promise<void> | null = null;

  constructor(socket: Socket) {
    this.socket = socket;
    this.countedSocket = countedSocketOf(socket);
    socket.conn.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
      this.queuedBytes += data?.length ?? 0;
    });
    socket.conn.on('flush', () => (this.queuedBytes = 0));
  }

  /** Counts one message; `cut` after too many refused ones. */
  rateLimit(): 'taken' | 'refused' | 'cut' {
    const now = Math.round(performance.now());
    this.budgetMs = Math.min(BURST_MS, this.budgetMs + now - this.refilledAt);
    this.refilledAt = now;
    if (this.budgetMs >= MESSAGE_MS) {
      this.budgetMs -= MESSAGE_MS;
      return 'taken';
    }
    this.refusedCount += 1;
    return this.refusedCount > MAX_REFUSED ? 'cut' : 'refused';
  }

  /** Runs messages one after the other, in order. */
  queue(work: () => Promise<void>): void {
    const task = (this.lastTask ?? Promise.resolve()).then(work);
    this.lastTask = task;
    void task.finally(() => {
      if (this.lastTask === task) this.lastTask = null;
    });
  }

  signedIn(bearer: VerifiedBearer): void {
    this.bearer = bearer;
    this.countedSocket.signedIn();
  }

  /** Sends the reason, then closes. */
  close(code: RefusalCode): void {
    this.socket.emit('over', { code, message: REFUSALS[code][1] });
    this.socket.disconnect(true);
  }

  /** Closes a peer that does not read, without the closing handshake. */
  terminate(): void {
    this.countedSocket.terminate();
  }

  /** Bytes buffered because the peer does not read them. */
  bufferedBytes(): number {
    return this.queuedBytes + this.countedSocket.unsentBytes;
  }
}
