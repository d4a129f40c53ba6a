import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import type { Socket } from 'socket.io';
import { type CountedSocket, countedSocketOf } from './counted-socket.ts';
import type { VerifiedBearer } from '../security/tokens.ts';

/** Each message costs so much time: 20 a second for long, 120 at once. A call that begins sends some forty signals. */
const BURST_MS = 6_000;
const MESSAGE_MS = 50;
/** Who goes on in spite of so many refusals is cut. */
const MAX_REFUSED = 60;

/** One connection: who it is, how much it has said, and what it says one after the other. */
export class Connection {
  readonly socket: Socket;
  private readonly countedSocket: CountedSocket;
  /** What Engine.IO keeps back until the WebSocket has sent what came before. */
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

  /** Counts one message: whether it is taken, refused, or the last one that was. */
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

  /** Does things in the order in which they were said. */
  queue(work: () => Promise<void>): void {
    const task = (this.lastTask ?? Promise.resolve()).then(work);
    this.lastTask = task;
    void task.finally(() => {
      if (this.lastTask === task) this.lastTask = null;
    });
  }

  /** Whose it is, from now on. */
  signedIn(bearer: VerifiedBearer): void {
    this.bearer = bearer;
    this.countedSocket.signedIn();
  }

  /** Says why and hangs up. */
  close(code: RefusalCode): void {
    this.socket.emit('over', { code, message: REFUSALS[code][1] });
    this.socket.disconnect(true);
  }

  /** Hangs up on somebody who does not listen, without waiting for them to hear it. */
  terminate(): void {
    this.countedSocket.terminate();
  }

  /** How many bytes wait to be sent because the other end does not take them. */
  bufferedBytes(): number {
    return this.queuedBytes + this.countedSocket.unsentBytes;
  }
}
