import { LIVE_PATH } from '@parley/contract/live-limits.ts';
import { io, type Socket } from 'socket.io-client';
import { heard, liveIs } from './live.ts';
import { renewAhead } from '../session/renewal.ts';
import { session } from '../session/session.ts';

const ANSWER_WITHIN_MS = 8_000;
/** A connection as quick as this has missed nothing that the page just fetched. */
const QUICK_MS = 4_000;
/** A token is renewed this long before it ends. */
const RENEW_BEFORE_MS = 60_000;
const TOO_MANY_TABS_MS = 60_000;
/** A renewal that the network swallowed is tried again. */
const RENEW_AGAIN_MS = 3_000;

/** The one connection of this tab. It comes back by itself; only `close` ends it for good. */
export class LiveConnection {
  private readonly socket: Socket;
  private readonly since = performance.now();
  private isFirst = true;
  private isUp = false;
  private isClosed = false;
  /** Why the server hung up, when it said so. */
  private over: string | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;
  private renewal: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.socket = io({
      path: LIVE_PATH,
      transports: ['websocket'],
      reconnectionDelay: 500,
      reconnectionDelayMax: 20_000,
      randomizationFactor: 0.5,
      timeout: 10_000,
    });
    this.socket.on('connect', () => {
      if (this.isClosed) this.socket.close();
      else void this.signIn();
    });
    this.socket.on('disconnect', (reason) => this.wasCut(reason));
    this.socket.onAny((name: string, words: unknown) => {
      if (name === 'over') this.over = codeOf(words);
      else heard(name, words);
    });
    window.addEventListener('online', this.comeBack);
  }

  /** Says who this is: at first, and with every new token. */
  async signIn(): Promise<void> {
    const { accessToken } = session();
    if (accessToken === null || !this.socket.connected) return;
    this.renewIn(timeLeft(accessToken));
    const answer = await this.speak('signIn', { accessToken }).catch(() => null);
    if (answer === null) return this.comeAnew();
    if (!isGood(answer) || !this.socket.connected) return;
    const missed = !this.isFirst || performance.now() - this.since > QUICK_MS;
    const isNew = !this.isUp;
    this.isFirst = false;
    this.over = null;
    if (!isNew) return;
    this.isUp = true;
    liveIs((name, words) => this.speak(name, words), missed);
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.again);
    clearTimeout(this.renewal);
    window.removeEventListener('online', this.comeBack);
    // Closed before it is open, the browser would call it a fault.
    if (this.socket.connected) this.socket.close();
    else this.socket.io.reconnection(false);
    this.isUp = false;
    liveIs(null);
  }

  private readonly comeBack = () => {
    if (!this.isClosed && !this.socket.connected) this.socket.connect();
  };

  private speak(name: string, words: unknown): Promise<unknown> {
    return this.socket.timeout(ANSWER_WITHIN_MS).emitWithAck(name, words);
  }

  private wasCut(reason: string) {
    this.isUp = false;
    if (this.isClosed) return;
    liveIs(null);
    clearTimeout(this.renewal);
    // A connection that broke is tried again by itself; one that the server ended is not.
    if (reason !== 'io server disconnect') return;
    if (this.over === 'unauthenticated') void this.afterRenewal();
    else this.tryAgainIn(this.over === 'too_many_requests' ? TOO_MANY_TABS_MS : 500);
  }

  /** Whoever was not answered when signing in would stay a stranger on an open line. */
  private comeAnew() {
    if (this.isClosed || !this.socket.connected) return;
    this.socket.disconnect();
    this.tryAgainIn(500);
  }

  private async afterRenewal() {
    const renewal = await renewAhead();
    if (renewal !== 'refused') this.tryAgainIn(renewal === 'done' ? 100 : RENEW_AGAIN_MS);
  }

  /** Not everybody at the same moment. */
  private tryAgainIn(ms: number) {
    clearTimeout(this.again);
    this.again = setTimeout(this.comeBack, ms + Math.random() * Math.max(ms, 3_000));
  }

  private renewIn(ms: number) {
    clearTimeout(this.renewal);
    this.renewal = setTimeout(() => void this.renew(), Math.max(1_000, ms - RENEW_BEFORE_MS));
  }

  private async renew() {
    const renewal = await renewAhead();
    if (renewal === 'later' && this.isUp) this.renewIn(RENEW_BEFORE_MS + RENEW_AGAIN_MS);
  }
}

function isGood(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
}

function codeOf(words: unknown): string {
  return typeof words === 'object' && words !== null && 'code' in words ? String(words.code) : '';
}

/** How long a token is good for yet, by what it says itself. */
function timeLeft(token: string): number {
  try {
    const [, claims = ''] = token.split('.');
    const { exp }: { exp?: unknown } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return Number(exp) * 1000 - Date.now() || 0;
  } catch {
    return 0;
  }
}
