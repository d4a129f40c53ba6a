import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { Caller } from '../http/caller.ts';
import { openRedis } from '../live/cluster.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../http/refuse.ts';

const WINDOW_SECONDS = 10;
/** All browsers behind one address get this many times the limit of one. */
const NETWORK_FACTOR = 5;
/** Slower than this, Redis counts as down. */
const REDIS_TIMEOUT_MS = 250;

export type Kind = 'reads' | 'writes';

export interface RateLimit {
  /** Counts one read or write; refuses `too_many_requests` with the seconds to wait. */
  take(kind: Kind, caller: Caller): Promise<void>;
  /** Counts a read without refusing it: the page under way is finished, the next request is refused. */
  charge(caller: Caller): void;
  close(): void;
}

type Limiter = Pick<RateLimiterMemory, 'consume' | 'penalty'>;

/** Limits per 10 seconds, in memory or shared through Redis; while Redis is down each process limits on its own. */
export function createRateLimit(platform: Platform): RateLimit {
  const { REDIS_URL, READS_IN_10_SECONDS, WRITES_IN_10_SECONDS } = platform.settings;
  const redis = REDIS_URL ? openRedis(platform, REDIS_URL) : null;
  const counts = {
    reads: createLimiters(redis, 'reads', READS_IN_10_SECONDS),
    writes: createLimiters(redis, 'writes', WRITES_IN_10_SECONDS),
  };
  return {
    async take(kind, { by, key, network }) {
      await consume(counts[kind].each, `${by}:${key}`);
      if (by === 'browser') await consume(counts[kind].crowd, network);
    },
    charge({ by, key }) {
      counts.reads.each
        .penalty(`${by}:${key}`)
        .catch((error: unknown) => platform.log.warn({ err: error }, 'rate limit: counting a read failed'));
    },
    close: () => redis?.destroy(),
  };
}

function createLimiters(redis: ReturnType<typeof openRedis> | null, kind: Kind, points: number) {
  return {
    each: createLimiter(redis, kind, points),
    crowd: createLimiter(redis, `${kind}-of-a-network`, points * NETWORK_FACTOR),
  };
}

function createLimiter(redis: ReturnType<typeof openRedis> | null, name: string, points: number): Limiter {
  const options = { keyPrefix: `parley:${name}`, points, duration: WINDOW_SECONDS };
  const memory = new RateLimiterMemory(options);
  if (!redis) return memory;
  const shared = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    // Callers over the limit are refused without asking Redis.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: memory,
  });
  return new RLWrapperTimeouts({ limiter: shared, timeoutMs: REDIS_TIMEOUT_MS, insuranceLimiter: memory });
}

async function consume(count: Limiter, key: string): Promise<void> {
  try {
    await count.consume(key);
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    throw new Refusal('too_many_requests', [], Math.max(1, Math.ceil(spent.msBeforeNext / 1000)));
  }
}
