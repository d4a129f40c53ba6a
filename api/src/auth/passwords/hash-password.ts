import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Refusal } from '../../platform/http/refuse.ts';
import { restAfter } from '../../platform/rest-after.ts';
import { randomToken } from '../../platform/security/random.ts';

/** Leaves one core, and one of libuv's four threads, which also verify tokens and read files. */
const CONCURRENCY = Math.min(3, Math.max(1, availableParallelism() - 1));
const MAX_QUEUED = 64;
/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const fewAtOnce = pLimit(CONCURRENCY);

/** Refuses `unavailable` when the queue is full. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, COST));
}

const decoyHash = hash(randomToken(), COST);

/** Without a stored hash it takes the same time and is false. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await decoyHash);
  const right = await queued(() => verify(against, password));
  return right && stored != null;
}

/**
 * Hashing is slow on purpose: a few at once, some queued, the rest refused. While others wait it rests after each, so
 * that everybody else is answered in a storm of logins.
 */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (fewAtOnce.pendingCount >= MAX_QUEUED) throw new Refusal('unavailable', [], 1);
  return new Promise((resolve, reject) => {
    const settled = () => work().then(resolve, reject);
    void fewAtOnce(() => (fewAtOnce.pendingCount > 0 ? restAfter(settled) : settled()));
  });
}
