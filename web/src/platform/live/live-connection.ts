import { LIVE_PATH } from '@parley/contract/live-limits.ts';
import { io, type Socket } from 'socket.io-client';
import { dispatchMessage, setLiveConnection } from './live.ts';
import { refreshEarly } from '../session/token-refresh.ts';
import { session } from '../session/session.ts';

const ACK_TIMEOUT_MS = 8_000;
/** Connected this quickly, the data that the page just loaded is still current. */
const QUICK_MS = 4_000;
/** How long before its expiry a token is refreshed. */
const REFRESH_BEFORE_MS = 60_000;
const TOO_MANY_TABS_MS = 60_000;
/** How soon a failed refresh, or sign-in, is retried. */
const RETRY_MS = 3_000;

/** This tab's Socket.IO connection. It reconnects automatically until `close`. */
export class LiveConnection {
  private readonly socket: Socket;
  private readonly since = performance.now();
  private isFirst = true;
  private isUp = false;
  private isClosed = false;
  /** The reason that the server gave before disconnecting, if any. */
  private closeReason: string | null = null;
  /** The last token that signed in, and when it ends by `performance.now()`. */
  private token: { text: string; endsAt: number } | null = null;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private refreshTimer: ReturnType<typeof setTimeout> | undefined;

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
    this.socket.on('disconnect', (reason) => this.onDisconnect(reason));
    this.socket.onAny((name: string, payload: unknown) => {
      if (name === 'over') this.closeReason = codeOf(payload);
      else dispatchMessage(name, payload);
    });
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Authenticates the connection: when it opens, and with every new token. */
  async signIn(): Promise<void> {
    const { accessToken } = session();
    if (accessToken === null || !this.socket.connected) return;
    this.refreshIn(this.timeLeft(accessToken));
    const answer = await this.emit('signIn', { accessToken }).catch(() => null);
    if (answer === null) return this.restart(500);
    if (!isOk(answer)) {
      // The server closes the connection itself where the token is no good.
      if (codeOf(answer) !== 'unauthenticated') this.restart(RETRY_MS);
      return;
    }
    if (!this.socket.connected) return;
    const missed = !this.isFirst || performance.now() - this.since > QUICK_MS;
    const isNew = !this.isUp;
    this.isFirst = false;
    this.closeReason = null;
    if (!isNew) return;
    this.isUp = true;
    setLiveConnection((name, payload) => this.emit(name, payload), missed);
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.reconnectTimer);
    clearTimeout(this.refreshTimer);
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    // The browser logs an error if a WebSocket is closed while it is connecting.
    if (this.socket.connected) this.socket.close();
    else this.socket.io.reconnection(false);
    this.isUp = false;
    setLiveConnection(null);
  }

  private readonly reconnect = () => {
    if (!this.isClosed && !this.socket.connected) this.socket.connect();
  };

  /** The network is back, or the page in view again: attempts have become rare by then, and the next is made now. */
  private readonly wake = () => {
    // The server has said when it may be tried again.
    if (this.isClosed || this.socket.connected || document.hidden || this.closeReason !== null) return;
    // `connect` alone would leave the wait for the next attempt as it is.
    this.socket.disconnect();
    this.socket.connect();
  };

  private emit(name: string, payload: unknown): Promise<unknown> {
    return this.socket.timeout(ACK_TIMEOUT_MS).emitWithAck(name, payload);
  }

  private onDisconnect(reason: string) {
    this.isUp = false;
    if (this.isClosed) return;
    setLiveConnection(null);
    clearTimeout(this.refreshTimer);
    // Socket.IO reconnects after network failures, but not after the server disconnected.
    if (reason !== 'io server disconnect') return;
    if (this.closeReason === 'unauthenticated') void this.reconnectAfterRefresh();
    else this.reconnectIn(this.closeReason === 'too_many_requests' ? TOO_MANY_TABS_MS : 500);
  }

  /** Without an acknowledged sign-in, the open connection would stay anonymous. */
  private restart(ms: number) {
    if (this.isClosed || !this.socket.connected) return;
    this.socket.disconnect();
    this.reconnectIn(ms);
  }

  /**
   * Milliseconds until a token ends. One that replaces another has just come, and all of its time ahead: the device's clock
   * may be wrong, and would have it refreshed every second, or never. It is asked only about the first.
   */
  private timeLeft(text: string): number {
    if (this.token?.text !== text) {
      const { lifetime, left } = timesOf(text);
      const likely = this.token === null ? Math.min(Math.max(0, left), lifetime) : lifetime;
      this.token = { text, endsAt: performance.now() + likely };
    }
    return this.token.endsAt - performance.now();
  }

  private async reconnectAfterRefresh() {
    const outcome = await refreshEarly();
    if (outcome !== 'refused') this.reconnectIn(outcome === 'done' ? 100 : RETRY_MS);
  }

  /** Reconnects with jitter, so that not all tabs return at once. */
  private reconnectIn(ms: number) {
    clearTimeout(this.reconnectTimer);
    this.reconnectTimer = setTimeout(this.reconnect, ms + Math.random() * Math.max(ms, 3_000));
  }

  private refreshIn(ms: number) {
    clearTimeout(this.refreshTimer);
    this.refreshTimer = setTimeout(() => void this.refresh(), Math.max(1_000, ms - REFRESH_BEFORE_MS));
  }

  private async refresh() {
    const outcome = await refreshEarly();
    if (outcome === 'later' && this.isUp) this.refreshIn(REFRESH_BEFORE_MS + RETRY_MS);
  }
}

function isOk(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;
}

function codeOf(payload: unknown): string {
  return typeof payload === 'object' && payload !== null && 'code' in payload ? String(payload.code) : '';
}

/** In milliseconds: how long the token is valid in all, and from now on by the device's clock; 0 if it can't be read. */
function timesOf(token: string): { lifetime: number; left: number } {
  try {
    const [, claims = ''] = token.split('.');
    const { iat, exp }: { iat?: unknown; exp?: unknown } = JSON.parse(
      atob(claims.replaceAll('-', '+').replaceAll('_', '/')),
    );
    const [from, to] = [Number(iat) * 1000, Number(exp) * 1000];
    return { lifetime: to - from || 0, left: to - Date.now() || 0 };
  } catch {
    return { lifetime: 0, left: 0 };
  }
}
