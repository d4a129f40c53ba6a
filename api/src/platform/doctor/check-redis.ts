import { createClient } from 'redis';
import { ok, type Verdict } from './finding.ts';

/** Without Redis each process serves its own clients only. */
export async function checkRedis(url: string): Promise<Verdict[]> {
  const redis = createClient({ url, socket: { connectTimeout: 4_000, reconnectStrategy: false } });
  redis.on('error', () => {});
  try {
    await redis.connect();
    await redis.ping();
    return [ok('answers')];
  } finally {
    redis.destroy();
  }
}
