import { keyedHash } from '../platform/keys.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refuse.ts';
import type { Limit } from './limits.ts';
import { countTry, forgetTries, secondsToWait, uncountTry } from './queries-throttles.ts';

/** Counts one try of somebody (an email address, a network address); `too_many_requests` with the wait when it is too early. */
export async function takeTry(platform: Platform, limit: Limit, who: string): Promise<void> {
  const [key, now] = [keyOf(platform, limit, who), new Date()];
  if (await countTry(platform.db, key, limit, now)) return;
  throw new Refusal('too_many_requests', [], await secondsToWait(platform.db, key, limit, now));
}

/** Counts one try if it may be made. */
export function mayTry(platform: Platform, limit: Limit, who: string): Promise<boolean> {
  return countTry(platform.db, keyOf(platform, limit, who), limit, new Date());
}

/** Takes back one counted try. */
export async function giveBack(platform: Platform, limit: Limit, who: string): Promise<void> {
  await uncountTry(platform.db, keyOf(platform, limit, who));
}

/** Begins to count anew. */
export async function forgive(platform: Platform, limit: Limit, who: string): Promise<void> {
  await forgetTries(platform.db, keyOf(platform, limit, who));
}

/** Addresses are kept as hashes only; case makes no other person. */
function keyOf({ keys }: Platform, { name }: Limit, who: string): string {
  return `${name}:${keyedHash(keys.throttle, who.toLowerCase())}`;
}
