import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import type { Server } from 'socket.io';
import { newId } from '../database/id.ts';
import type { Platform } from '../platform.ts';

type Redis = ReturnType<typeof openRedis>;

/** Commands queued while Redis is down; older hints help nobody. */
const MAX_QUEUED_COMMANDS = 10_000;
const TIMEOUT_MS = 1_500;
const START_TIMEOUT_MS = 3_000;

/** Redis may be unavailable at times; each process then serves its own clients only. */
export function openRedis({ log }: Platform, url: string) {
  const redis = createClient({ url, name: `parley-${newId()}`, commandsQueueMaxLength: MAX_QUEUED_COMMANDS });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis connection error'));
  // The adapter does not await its publishes; an unhandled rejection would end the process.
  const publish = redis.publish.bind(redis);
  Reflect.set(redis, 'publish', (...args: Parameters<typeof publish>) =>
    publish(...args).catch((error: unknown) =>
      log.warn({ err: error }, 'publishing to other processes failed'),
    ),
  );
  redis.connect().catch((error: unknown) => log.error({ err: error }, 'redis is unreachable'));
  return redis;
}

/** Resolves once this process is subscribed, or after a timeout: messages published earlier would be lost. */
export async function untilSubscribed(redis: Redis): Promise<void> {
  const name = redis.options?.name ?? '';
  for (const end = performance.now() + START_TIMEOUT_MS; performance.now() < end; await pause(25)) {
    if (!redis.isReady) continue;
    const all = await withTimeout(redis.clientList().catch(() => null));
    const own = all?.filter((client) => client.name === name) ?? [];
    // The adapter reads a stream by one connection and subscribes by another, which must not be closed before that.
    // What the other one was answered has reached us, but may be read only after this.
    if (own.some(({ cmd }) => cmd === 'xread') && own.some(({ sub }) => sub > 0)) return setImmediate();
  }
}

const withTimeout = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work, pause(TIMEOUT_MS, null, { ref: false })]);

interface RoomSocket {
  id: string;
  data: { userId?: unknown };
}

/** The sockets of other processes. Without Redis, or while it is down, there are none. */
export class Cluster {
  private readonly platform: Platform;
  private readonly io: Server;
  private readonly redis: Redis | null;
  private processes = 1;
  private wasLost = false;

  constructor(platform: Platform, io: Server, redis: Redis | null) {
    this.platform = platform;
    this.io = io;
    this.redis = redis;
    redis?.on('reconnecting', () => (this.wasLost = true));
  }

  /** While Redis is down, broadcast locally: a cluster-wide broadcast would wait for it. */
  get isAway(): boolean {
    return this.redis !== null && !this.redis.isReady;
  }

  /** Whether Redis is there again since the last call, having been lost, however briefly. */
  isBack(): boolean {
    if (!this.wasLost || this.isAway) return false;
    this.wasLost = false;
    return true;
  }

  /** The sockets in a room, in all processes; those of this one while others don't answer. */
  async socketsIn(room: string): Promise<RoomSocket[]> {
    return (await this.everywhere(room)) ?? this.here(room);
  }

  /** Whether a user has a socket in a room, in any process; null while others don't answer. */
  async isUserIn(room: string, userId: string): Promise<boolean | null> {
    const isTheirs = ({ data }: RoomSocket) => data.userId === userId;
    if (this.here(room).some(isTheirs)) return true;
    const sockets = await this.everywhere(room);
    return sockets && sockets.some(isTheirs);
  }

  /** Whether a process has died since the last call, and with it, silently, its clients. */
  async hasShrunk(): Promise<boolean> {
    const before = this.processes;
    this.processes = (await this.ask(() => this.io.of('/').adapter.serverCount())) ?? before;
    return this.processes < before;
  }

  private async everywhere(room: string): Promise<RoomSocket[] | null> {
    const here = this.here(room);
    if (this.redis === null) return here;
    const sockets = await this.ask(() => this.io.in(room).fetchSockets());
    if (sockets && sockets.length > here.length) this.processes = Math.max(this.processes, 2);
    return sockets;
  }

  private here(room: string) {
    const { adapter, sockets } = this.io.of('/');
    return [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
  }

  private async ask<T>(question: () => Promise<T>): Promise<T | null> {
    if (!this.redis?.isReady) return null;
    try {
      return await withTimeout(question());
    } catch (error) {
      this.platform.log.warn({ err: error }, 'other processes did not respond');
      return null;
    }
  }
}
