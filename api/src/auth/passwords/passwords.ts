import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../platform/http/refuse.ts';
import { randomToken } from '../../platform/security/tokens.ts';

/** One core is left to everybody else, and one of the four threads that also check tokens and read files. */
const CONCURRENCY = Math.min(3, Math.max(1, availableParallelism() - 1));
const MAX_QUEUED = 64;
/** OWASP's least for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let running = 0;
const waiting: (() => void)[] = [];

/** The argon2id hash of a password; `unavailable` when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, COST));
}

const decoyHash = hash(randomToken(), COST);

/** Whether the password belongs to the hash; without a hash it takes as long and is never right. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await decoyHash);
  const right = await queued(() => verify(against, password));
  return right && stored != null;
}

/** Hashing is heavy on purpose: a few at a time, some may wait, the rest are refused instead of piling up. */
async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) {
    if (waiting.length >= MAX_QUEUED) throw new Refusal('unavailable', [], 1);
    // The place is handed over: whoever ends lets the next one in without counting down.
    await new Promise<void>((enter) => waiting.push(enter));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
