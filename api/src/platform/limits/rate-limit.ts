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
/** The browsers behind one address may together do so many times what one of them may. */
const NETWORK_FACTOR = 5;
/** A Redis that takes longer counts as away. */
const REDIS_TIMEOUT_MS = 250;

export type Kind = 'reads' | 'writes';

export interface RateLimit {
  /** Counts one read or write; refuses `too_many_requests`, with the seconds to wait, once there were too many in 10 seconds. */
  take(kind: Kind, caller: Caller): Promise<void>;
  /** Counts one more read without refusing it: what has begun is finished, and what comes next is refused. */
  charge(caller: Caller): void;
  close(): void;
}

type Limiter = Pick<RateLimiterMemory, 'consume' | 'penalty'>;

/**
 * How much may be asked in 10 seconds. Counted in the memory of this process, or for all processes together in Redis;
 * while that is away each process goes on by itself.
 */
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
    // Whoever has had too much already is refused without asking Redis again.
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
