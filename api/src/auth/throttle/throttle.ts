import type { Db } from '../../platform/database/db.ts';
import { keyedHash } from '../../platform/security/keys.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/http/refuse.ts';
import type { Limit } from './limits.ts';
import { countAttempt, deleteAttempts, secondsToWait, uncountAttempt } from './queries-throttles.ts';

/** A limit and its subject (an email address, a browser, a network). */
export type Count = readonly [limit: Limit, who: string];

/** Counts one attempt; refuses `too_many_requests` with the seconds to wait. */
export async function takeAttempt(platform: Platform, limit: Limit, who: string): Promise<void> {
  if (platform.db.isTransaction)
    throw new Error('a try would be undone with its call: the route needs a transaction of its own');
  const [key, now] = [keyOf(platform, limit, who), new Date()];
  if (await countAttempt(platform.db, key, limit, now)) return;
  throw new Refusal('too_many_requests', [], await secondsToWait(platform.db, key, limit, now));
}

/** Counts one attempt in each; if one refuses, none is counted. */
export async function takeAttempts(platform: Platform, counts: readonly Count[]): Promise<void> {
  for (const [place, [limit, who]] of counts.entries()) {
    try {
      await takeAttempt(platform, limit, who);
    } catch (refusal) {
      await returnAttempts(platform, counts.slice(0, place));
      throw refusal;
    }
  }
}

/** Counts one attempt in each around the work, and returns them if it throws. */
export async function withAttempts<T>(
  platform: Platform,
  counts: readonly Count[],
  work: () => Promise<T>,
): Promise<T> {
  await takeAttempts(platform, counts);
  try {
    return await work();
  } catch (failure) {
    await returnAttempts(platform, counts);
    throw failure;
  }
}

/** Counts one attempt inside the transaction, which a rollback undoes; false when it came too early. */
export function tryAttempt(platform: Platform, [limit, who]: Count, trx: Db): Promise<boolean> {
  return countAttempt(trx, keyOf(platform, limit, who), limit, new Date());
}

/** The same; `too_many_requests` with the wait when it may not. */
export async function takeAttemptInside(platform: Platform, [limit, who]: Count, trx: Db): Promise<void> {
  if (await tryAttempt(platform, [limit, who], trx)) return;
  const wait = await secondsToWait(trx, keyOf(platform, limit, who), limit, new Date());
  throw new Refusal('too_many_requests', [], wait);
}

export async function returnAttempt(platform: Platform, limit: Limit, who: string): Promise<void> {
  await uncountAttempt(platform.db, keyOf(platform, limit, who));
}

export async function returnAttempts(platform: Platform, counts: readonly Count[]): Promise<void> {
  for (const [limit, who] of counts) await returnAttempt(platform, limit, who);
}

export async function resetAttempts(platform: Platform, limit: Limit, who: string): Promise<void> {
  await deleteAttempts(platform.db, keyOf(platform, limit, who));
}

/** Subjects are stored as keyed hashes, ignoring case. */
function keyOf({ keys }: Platform, { name }: Limit, who: string): string {
  return `${name}:${keyedHash(keys.throttle, who.toLowerCase())}`;
}
