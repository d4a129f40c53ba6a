import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import type { Platform } from '../platform.ts';
import { Cluster, openRedis, untilSubscribed } from './cluster.ts';

/**
 * Hints of a process that has no tabs of its own, to those of other processes: its background work changes what they
 * show. Without Redis they only see it at their next call.
 */
export async function openDistantLive(platform: Platform): Promise<{ close(): Promise<void> }> {
  const { REDIS_URL } = platform.settings;
  if (!REDIS_URL) {
    platform.log.warn('without REDIS_URL open tabs do not hear of background work');
    return { close: async () => {} };
  }
  const redis = openRedis(platform, REDIS_URL);
  const io = new Server({ adapter: createAdapter(redis) });
  const cluster = new Cluster(platform, io, redis);
  platform.live.sender = (rooms, name, payload) => {
    if (!cluster.isAway) io.to([...rooms]).emit(name, payload);
  };
  platform.live.evictor = (from, room) => {
    if (!cluster.isAway) io.to(from).socketsLeave(room);
  };
  platform.live.counter = async (room) => (await cluster.socketsIn(room)).length;
  const close = async () => {
    platform.live.sender = null;
    platform.live.evictor = null;
    platform.live.counter = null;
    // Not the whole server: it has no engine, as no socket connects to it, and closing that fails.
    await io.of('/').adapter.close();
    redis.destroy();
  };
  await untilSubscribed(redis);
  return { close };
}
