import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import type { Socket } from 'socket.io';
import { type Carrier, carrierOf } from './carrier.ts';
import type { ReadBearer } from '../security/tokens.ts';

/** Each message costs so much time: 20 a second for long, 120 at once. A call that begins sends some forty signals. */
const BURST_MS = 6_000;
const MESSAGE_MS = 50;
/** Who goes on in spite of so many refusals is cut. */
const MOST_REFUSED = 60;

/** One connection: who it is, how much it has said, and what it says one after the other. */
export class Line {
  readonly socket: Socket;
  private readonly carrier: Carrier;
  /** What Engine.IO keeps back until the carrier has sent what came before. */
  private queuedBytes = 0;
  readonly since = Math.round(performance.now());
  /** Null until signed in. */
  bearer: ReadBearer | null = null;
  private left = BURST_MS;
  private countedAt = this.since;
  private refused = 0;
  private last: Promise<void> | null = null;

  constructor(socket: Socket) {
    this.socket = socket;
    this.carrier = carrierOf(socket);
    socket.conn.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
      this.queuedBytes += data?.length ?? 0;
    });
    socket.conn.on('flush', () => (this.queuedBytes = 0));
  }

  /** Counts one message: whether it is taken, refused, or the last one that was. */
  pace(): 'taken' | 'refused' | 'cut' {
    const now = Math.round(performance.now());
    this.left = Math.min(BURST_MS, this.left + now - this.countedAt);
    this.countedAt = now;
    if (this.left >= MESSAGE_MS) {
      this.left -= MESSAGE_MS;
      return 'taken';
    }
    this.refused += 1;
    return this.refused > MOST_REFUSED ? 'cut' : 'refused';
  }

  /** Does things in the order in which they were said. */
  queue(work: () => Promise<void>): void {
    const mine = (this.last ?? Promise.resolve()).then(work);
    this.last = mine;
    void mine.finally(() => {
      if (this.last === mine) this.last = null;
    });
  }

  /** Whose it is, from now on. */
  signedIn(bearer: ReadBearer): void {
    this.bearer = bearer;
    this.carrier.signedIn();
  }

  /** Says why and hangs up. */
  cut(code: RefusalCode): void {
    this.socket.emit('over', { code, message: REFUSALS[code][1] });
    this.socket.disconnect(true);
  }

  /** Hangs up on somebody who does not listen, without waiting for them to hear it. */
  drop(): void {
    this.carrier.drop();
  }

  /** How many bytes wait to be sent because the other end does not take them. */
  unheard(): number {
    return this.queuedBytes + this.carrier.unsentBytes;
  }
}
