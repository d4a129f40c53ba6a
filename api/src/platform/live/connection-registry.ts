import { MAX_SOCKETS, SIGN_IN_TIMEOUT_MS } from '@parley/contract/live-limits.ts';
import type { Server } from 'socket.io';
import { activeSessionIds } from '../security/guard.ts';
import { PRESENCE, presenceRoom, userRoom } from './live.ts';
import type { Connection } from './connection.ts';
import type { Cluster } from './cluster.ts';
import type { Platform } from '../platform.ts';
import { isExpired } from '../security/access-token.ts';

const TICK_MS = 1_000;
const TICKS_PER_SESSION_CHECK = 3;
/** While others can't be heard, screens are told so often to fetch what they show. */
const TICKS_PER_GAP = 15;
/** After Redis was lost: the other processes are there again by then, each of which tries every two seconds. */
const BACK_MS = 3_000;
/** Not all tabs come back at once. */
const BACK_WITHIN_MS = 3_000;
const MAX_BUFFERED_BYTES = 1_000_000;
/** Long enough for a page to reload without going offline. */
const OFFLINE_DELAY_MS = 3_000;

/** The connections of this process: presence, limits and sessions that ended. */
export class ConnectionRegistry {
  private readonly platform: Platform;
  private readonly io: Server;
  readonly cluster: Cluster;
  private readonly connections = new Set<Connection>();
  private readonly byUser = new Map<string, Set<Connection>>();
  private ticks = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(platform: Platform, io: Server, cluster: Cluster) {
    this.platform = platform;
    this.io = io;
    this.cluster = cluster;
    this.timer = setInterval(() => this.tick(), TICK_MS).unref();
  }

  add(connection: Connection): void {
    this.connections.add(connection);
  }

  /** Adds a signed-in connection; above the limit the oldest one is closed. */
  async addUser(connection: Connection, userId: string): Promise<void> {
    const own = this.byUser.get(userId) ?? new Set();
    const [other] = own;
    if (other) connection.shareBudget(other);
    this.byUser.set(userId, own.add(connection));
    const [oldest] = own;
    if (own.size > MAX_SOCKETS && oldest) {
      own.delete(oldest);
      oldest.close('too_many_requests');
    }
    await connection.socket.join(userRoom(userId));
    if (own.size === 1) this.announcePresence(userId, true);
  }

  remove(connection: Connection): void {
    this.connections.delete(connection);
    const userId = connection.bearer?.userId;
    if (userId === undefined) return;
    const own = this.byUser.get(userId);
    own?.delete(connection);
    if (!own || own.size > 0) return;
    this.byUser.delete(userId);
    setTimeout(() => void this.announceOffline(userId), OFFLINE_DELAY_MS).unref();
  }

  async isOnline(userId: string): Promise<boolean> {
    if (this.byUser.has(userId)) return true;
    const sockets = await this.cluster.socketsIn(userRoom(userId));
    // They may have come here while the others were asked.
    return sockets.length > 0 || this.byUser.has(userId);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async announceOffline(userId: string): Promise<void> {
    if (await this.isOnline(userId)) return;
    this.announcePresence(userId, false);
  }

  private announcePresence(userId: string, online: boolean): void {
    const all = this.cluster.isAway ? this.io.local : this.io;
    all.to(presenceRoom(userId)).emit('presence', { userId, online });
  }

  /** A process that died could not announce who went offline: anyone watched here and found nowhere has. */
  private async announceLost(): Promise<void> {
    if (!(await this.cluster.hasShrunk())) return;
    const rooms = [...this.io.of('/').adapter.rooms.keys()].filter((room) => room.startsWith(PRESENCE));
    for (const room of rooms) {
      const userId = room.slice(PRESENCE.length);
      if (!(await this.isOnline(userId))) this.io.local.to(room).emit('presence', { userId, online: false });
    }
  }

  private tick(): void {
    for (const connection of this.connections) this.check(connection);
    this.ticks += 1;
    if (this.ticks % TICKS_PER_SESSION_CHECK === 0) void this.checkSessions();
    void this.announceLost();
    this.catchUp();
  }

  /**
   * What happens at other processes isn't told here while Redis is away. Once it is back everybody connects anew, as when a
   * process restarts: chats, notes, rooms and who is online are then as they are.
   */
  private catchUp(): void {
    if (this.cluster.isAway && this.ticks % TICKS_PER_GAP === 0) this.io.local.emit('gap', {});
    if (!this.cluster.isBack()) return;
    for (const connection of this.connections) {
      const anew = () => {
        // Lost again, it comes back again.
        if (!this.cluster.isAway) connection.close('unavailable');
      };
      setTimeout(anew, BACK_MS + Math.random() * BACK_WITHIN_MS).unref();
    }
  }

  private check(connection: Connection): void {
    const { bearer, openedAt } = connection;
    if (bearer === null && performance.now() - openedAt > SIGN_IN_TIMEOUT_MS)
      return connection.close('unauthenticated');
    if (bearer !== null && isExpired(bearer)) return connection.close('unauthenticated');
    if (connection.bufferedBytes() > MAX_BUFFERED_BYTES) connection.terminate();
  }

  /** Closes connections whose session ended meanwhile (signed out, disabled, password changed). */
  private async checkSessions(): Promise<void> {
    const signedIn = [...this.connections].filter(({ bearer }) => bearer !== null);
    if (signedIn.length === 0) return;
    try {
      const ids = new Set(signedIn.map(({ bearer }) => bearer?.sessionId ?? ''));
      const active = await activeSessionIds(this.platform, [...ids]);
      for (const connection of signedIn) {
        if (!active.has(connection.bearer?.sessionId ?? '')) connection.close('unauthenticated');
      }
    } catch (error) {
      this.platform.log.warn({ err: error }, 'checking the sessions of live connections failed');
    }
  }
}
