import type { Platform } from '../../platform/platform.ts';
import { updateCall, type CallWithJob } from './queries-calls.ts';

const KEY_LIFETIME_MS = 24 * 3_600_000;
/** The processor replays errors under their key too: after this many tries the error is assumed permanent. */
const TRIES_PER_KEY = 4;

/**
 * After 24 hours the processor forgets a key, so a late or often repeated try checks whether an earlier one succeeded
 * before it uses the next key. A worker that died counted no try, so age alone is enough.
 */
const isKeyWornOut = ({ tries, keyTries, keyAt, createdAt }: CallWithJob) =>
  tries - keyTries >= TRIES_PER_KEY || Date.now() - Date.parse(keyAt ?? createdAt) > KEY_LIFETIME_MS;

/** Returns what an earlier try of this call created, else creates it with the right key for this try. */
export async function createIdempotently<T extends { metadata: Record<string, string> }>(
  { db }: Platform,
  call: CallWithJob,
  list: () => Promise<T[]>,
  create: (key: string) => Promise<T>,
): Promise<T> {
  if (!isKeyWornOut(call)) return create(call.key);
  const earlier = (await list()).find(({ metadata }) => metadata.callId === call.id);
  if (earlier) return earlier;
  const next = { key: nextKey(call.key), keyAt: new Date().toISOString(), keyTries: call.tries };
  // Stored first: another run finds nothing in the list yet, and has to ask with this key, too.
  await updateCall(db, call.id, next);
  // Should the processor refuse, the key refused is this one.
  Object.assign(call, next);
  return create(next.key);
}

/** `transfer:{job}:1` → `transfer:{job}:2`. */
export function nextKey(key: string): string {
  const numbered = /^(.+):(\d{1,6})$/.exec(key);
  return numbered ? `${numbered[1]}:${Number(numbered[2]) + 1}` : `${key}:2`;
}
