import { REFUSALS, type RefusalCode } from '@parley/contract/refusals.ts';
import type { Socket } from 'socket.io';
import type { ReadBearer } from './tokens.ts';

/** So much at once, and so much for long: a call that begins sends some forty signals in a second. */
const BURST = 120;
const EACH_SECOND = 20;
/** Who goes on in spite of so many refusals is cut. */
const MOST_REFUSED = 60;

/** One connection: who it is, how much it has said, and what it says one after the other. */
export class Line {
  readonly socket: Socket;
  readonly since = performance.now();
  /** Null until signed in. */
  bearer: ReadBearer | null = null;
  private left = BURST;
  private countedAt = this.since;
  private refused = 0;
  private last: Promise<void> | null = null;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  /** Counts one message: whether it is taken, refused, or the last one that was. */
  pace(): 'taken' | 'refused' | 'cut' {
    const now = performance.now();
    this.left = Math.min(BURST, this.left + ((now - this.countedAt) / 1000) * EACH_SECOND);
    this.countedAt = now;
    if (this.left >= 1) {
      this.left -= 1;
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

  /** Says why and hangs up. */
  cut(code: RefusalCode): void {
    this.socket.emit('over', { code, message: REFUSALS[code][1] });
    this.socket.disconnect(true);
  }

  /** Hangs up on somebody who does not listen, without waiting for them to hear it. */
  drop(): void {
    this.socket.request.socket.destroy();
  }

  /** How many bytes wait to be sent because the other end does not take them. */
  unheard(): number {
    const { conn, request } = this.socket;
    const waiting: unknown = Reflect.get(conn, 'writeBuffer');
    const queued: unknown[] = Array.isArray(waiting) ? waiting : [];
    return queued.reduce<number>((sum, packet) => sum + sizeOf(packet), request.socket.writableLength);
  }
}

function sizeOf(packet: unknown): number {
  const words: unknown = typeof packet === 'object' && packet !== null ? Reflect.get(packet, 'data') : null;
  return typeof words === 'string' ? words.length : 0;
}
