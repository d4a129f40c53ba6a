import { MOST_SOCKETS, SIGN_IN_WITHIN_MS } from '@parley/contract/live-limits.ts';
import type { Server } from 'socket.io';
import { livingSessions } from '../security/guard.ts';
import { userRoom } from './live.ts';
import type { Line } from './connection.ts';
import type { Others } from './cluster.ts';
import type { Platform } from '../platform.ts';
import { isOver } from '../security/tokens.ts';

const LOOK_EVERY_MS = 1_000;
const SESSIONS_EVERY_LOOKS = 3;
const MOST_UNHEARD_BYTES = 1_000_000;
/** A reload is no leaving. */
const GONE_AFTER_MS = 3_000;

const WATCH = 'watch:';
export const watchRoom = (userId: string) => `${WATCH}${userId}`;

/** All connections of this process: who is there, and who has to go. */
export class Lines {
  private readonly platform: Platform;
  private readonly io: Server;
  readonly others: Others;
  private readonly lines = new Set<Line>();
  private readonly byUser = new Map<string, Set<Line>>();
  private looks = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(platform: Platform, io: Server, others: Others) {
    this.platform = platform;
    this.io = io;
    this.others = others;
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
  }

  add(line: Line): void {
    this.lines.add(line);
  }

  /** Somebody signed in; the oldest of too many tabs makes room. */
  async arrived(line: Line, userId: string): Promise<void> {
    const own = this.byUser.get(userId) ?? new Set();
    this.byUser.set(userId, own.add(line));
    const [oldest] = own;
    if (own.size > MOST_SOCKETS && oldest) {
      own.delete(oldest);
      oldest.cut('too_many_requests');
    }
    await line.socket.join(userRoom(userId));
    if (own.size === 1) this.tellWatchers(userId, true);
  }

  left(line: Line): void {
    this.lines.delete(line);
    const userId = line.bearer?.userId;
    if (userId === undefined) return;
    const own = this.byUser.get(userId);
    own?.delete(line);
    if (!own || own.size > 0) return;
    this.byUser.delete(userId);
    setTimeout(() => void this.sayGone(userId), GONE_AFTER_MS).unref();
  }

  /** Whether somebody is connected to this process, or to another one. */
  async isOnline(userId: string): Promise<boolean> {
    if (this.byUser.has(userId)) return true;
    const tabs = await this.others.tabsIn(userRoom(userId));
    return tabs.length > 0;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async sayGone(userId: string): Promise<void> {
    if (await this.isOnline(userId)) return;
    this.tellWatchers(userId, false);
  }

  private tellWatchers(userId: string, online: boolean): void {
    const all = this.others.areAway ? this.io.local : this.io;
    all.to(watchRoom(userId)).emit('presence', { userId, online });
  }

  /** A process that died said of nobody that they went: whoever is watched here and nowhere to be found has. */
  private async lookForLost(): Promise<void> {
    if (!(await this.others.haveFewer())) return;
    const rooms = [...this.io.of('/').adapter.rooms.keys()].filter((room) => room.startsWith(WATCH));
    for (const room of rooms) {
      const userId = room.slice(WATCH.length);
      if (!(await this.isOnline(userId))) this.io.local.to(room).emit('presence', { userId, online: false });
    }
  }

  private look(): void {
    for (const line of this.lines) this.lookAt(line);
    this.looks += 1;
    if (this.looks % SESSIONS_EVERY_LOOKS === 0) void this.lookAtSessions();
    void this.lookForLost();
  }

  private lookAt(line: Line): void {
    const { bearer, since } = line;
    if (bearer === null && performance.now() - since > SIGN_IN_WITHIN_MS) return line.cut('unauthenticated');
    if (bearer !== null && isOver(bearer)) return line.cut('unauthenticated');
    if (line.unheard() > MOST_UNHEARD_BYTES) line.drop();
  }

  /** Who was signed out, disabled, or changed the password elsewhere does not go on here. */
  private async lookAtSessions(): Promise<void> {
    const signedIn = [...this.lines].filter(({ bearer }) => bearer !== null);
    if (signedIn.length === 0) return;
    try {
      const ids = new Set(signedIn.map(({ bearer }) => bearer?.sessionId ?? ''));
      const living = await livingSessions(this.platform, [...ids]);
      for (const line of signedIn) {
        if (!living.has(line.bearer?.sessionId ?? '')) line.cut('unauthenticated');
      }
    } catch (error) {
      this.platform.log.warn({ err: error }, 'checking the sessions of live connections failed');
    }
  }
}
