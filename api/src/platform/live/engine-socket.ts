import { MOST_MESSAGE_BYTES } from '@parley/contract/live-limits.ts';
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Strangers } from './strangers.ts';

const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 10_000;
/** Far more than anybody says, and enough to be told why: sayings are counted more strictly. */
const MOST_IN_A_SECOND = 500;
/** Until somebody signs in there is little to say. */
const MOST_FROM_A_STRANGER = 100;

/** The packets of Engine.IO, version 4. */
const OPEN = '0';
const CLOSE = '1';
const PING = '2';
const PONG = '3';
const MESSAGE = '4';

/** Socket.IO asks whether to throw away what need not arrive; we send no such thing. */
const TRANSPORT = { name: 'websocket', writable: true };

/** A WebSocket that knows its wire, so that all of them share their listeners. */
export class Carrier extends WebSocket {
  wire: Wire | null = null;
}

/**
 * One WebSocket as Socket.IO wants it (`data`, `close`; `write`), with nothing that an idle one could do without:
 * thousands are open and say nothing. Times are whole milliseconds, which weigh less than others.
 */
export class Wire {
  readonly id = randomBytes(12).toString('base64url');
  readyState: 'open' | 'closed' = 'open';
  /** Whether a greeting was answered on it: a second one is no browser's doing. */
  isGreeted = false;
  private readonly carrier: Carrier;
  private onData: ((packet: string | Buffer) => void) | null = null;
  private onClose: ((why: string) => void) | null = null;
  private isAsked = false;
  private dueAt: number;
  private second = 0;
  private saidThen = 0;
  /** Null once it is known whose it is. */
  private strangers: Strangers | null;
  private readonly network: string;

  constructor(carrier: Carrier, now: number, strangers: Strangers, network: string) {
    this.carrier = carrier;
    this.strangers = strangers;
    this.network = network;
    strangers.came(network);
    this.dueAt = now + PING_EVERY_MS;
    const ways = {
      upgrades: [],
      pingInterval: PING_EVERY_MS,
      pingTimeout: PONG_WITHIN_MS,
      maxPayload: MOST_MESSAGE_BYTES,
    };
    carrier.send(OPEN + JSON.stringify({ sid: this.id, ...ways }));
  }

  get protocol(): number {
    return 4;
  }

  get transport(): typeof TRANSPORT {
    return TRANSPORT;
  }

  /** Socket.IO listens, and nobody else; errors end it, and are not told. */
  on(name: string, listener: (said: string | Buffer) => void): void {
    if (name === 'data') this.onData = listener;
    if (name === 'close') this.onClose = listener;
  }

  removeListener(name: string): void {
    if (name === 'data') this.onData = null;
    if (name === 'close') this.onClose = null;
  }

  write(words: string): void {
    if (this.readyState === 'open') this.carrier.send(MESSAGE + words);
  }

  /** Somebody signed in on it, or it is gone: it no longer counts among those of whom nothing is known. */
  isKnown(): void {
    this.strangers?.isNoMore(this.network);
    this.strangers = null;
  }

  /** A frame of the protocol below, which weighs as much as anything that is said. */
  count(now: number): boolean {
    if (this.readyState === 'closed') return false;
    const isFlood = this.isFlood(now);
    if (isFlood) this.drop();
    return !isFlood;
  }

  /** Answers a ping of the protocol below, with the words that it came with. */
  answer(words: Buffer, now: number): void {
    if (this.count(now)) this.carrier.pong(words);
  }

  /** A packet that came, or the bytes that one before it announced; what those are is Socket.IO's business. */
  hear(packet: string | Buffer, now: number): void {
    if (!this.count(now)) return;
    // Who says anything is there.
    if (this.isAsked) this.dueAt = now + PONG_WITHIN_MS;
    const kind = typeof packet === 'string' ? packet.charAt(0) : null;
    if (typeof packet !== 'string') this.onData?.(packet);
    else if (kind === MESSAGE) this.onData?.(packet.slice(1));
    else if (kind === PONG) [this.isAsked, this.dueAt] = [false, now + PING_EVERY_MS];
    else this.end(kind === CLOSE ? 'transport close' : 'parse error');
  }

  /** Asks from time to time whether anybody is there, and gives up who is not. */
  beat(now: number): void {
    if (now < this.dueAt) return;
    if (this.isAsked) return this.drop();
    [this.isAsked, this.dueAt] = [true, now + PONG_WITHIN_MS];
    this.carrier.send(PING);
  }

  /** How many bytes wait to be sent because the other end does not take them. */
  unheard(): number {
    return this.carrier.bufferedAmount;
  }

  close(): void {
    this.end('forced close');
  }

  /** Hangs up without waiting until the other end has heard it. */
  drop(): void {
    this.carrier.terminate();
    this.end('transport close');
  }

  end(why: string): void {
    if (this.readyState === 'closed') return;
    this.readyState = 'closed';
    this.carrier.close();
    this.onClose?.(why);
  }

  private isFlood(now: number): boolean {
    const second = Math.trunc(now / 1_000);
    if (second !== this.second) [this.second, this.saidThen] = [second, 0];
    this.saidThen += 1;
    return this.saidThen > (this.strangers ? MOST_FROM_A_STRANGER : MOST_IN_A_SECOND);
  }
}
