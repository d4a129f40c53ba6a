import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import type { Socket } from 'socket.io';
import { type CountedSocket, countedSocketOf } from './counted-socket.ts';
import type { VerifiedBearer } from '../security/access-token.ts';

/** Token bucket: 20 messages a second sustained, 120 in a burst. Starting a call sends about forty signals. */
const BURST_MS = 6_000;
const MESSAGE_MS = 50;

class Budget {
  private leftMs = BURST_MS;
  private refilledAt = Math.round(performance.now());

  /** Whether so many messages are in it, which it then takes out. */
  take(messages: number): boolean {
    const now = Math.round(performance.now());
    this.leftMs = Math.min(BURST_MS, this.leftMs + now - this.refilledAt);
    this.refilledAt = now;
    if (this.leftMs < messages * MESSAGE_MS) return false;
    this.leftMs -= messages * MESSAGE_MS;
    return true;
  }
}
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
  private budget = new Budget();
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

  /** Counts a message by its weight; `cut` after too many refused ones. */
  rateLimit(weight: number): 'taken' | 'refused' | 'cut' {
    if (this.budget.take(weight)) return 'taken';
    this.refusedCount += 1;
    return this.refusedCount > MAX_REFUSED ? 'cut' : 'refused';
  }

  /** From now on both take from one budget: with more connections nobody may send more. */
  shareBudget(other: Connection): void {
    this.budget = other.budget;
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
