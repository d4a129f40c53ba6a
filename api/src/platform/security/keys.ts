import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What the product signs or hashes; each has keys of its own, so that nothing made for one passes for another. */
type Purpose =
  | 'accessToken'
  | 'roomToken'
  | 'refreshToken'
  | 'mailedCode'
  | 'signUpMark'
  | 'knownBrowser'
  | 'throttle'
  | 'idempotency'
  | 'caller'
  | 'unsubscribeLink'
  | 'calendarAddress';

export interface Key {
  /** Names the key to whoever checks, and says nothing about it. */
  id: string;
  bytes: Uint8Array;
}
/** One key of each secret, the newest first: that one signs, all of them verify. */
export type KeyRing = readonly [Key, ...Key[]];
export type Keys = Readonly<Record<Purpose, KeyRing>>;

/** The keys of every purpose, derived from the secrets by HKDF-SHA-256 (RFC 5869). */
export function deriveKeys([newest, ...older]: readonly [string, ...string[]]): Keys {
  const ringFor = (purpose: Purpose): KeyRing => [
    keyFor(newest, purpose),
    ...older.map((secret) => keyFor(secret, purpose)),
  ];
  return {
    accessToken: ringFor('accessToken'),
    roomToken: ringFor('roomToken'),
    refreshToken: ringFor('refreshToken'),
    mailedCode: ringFor('mailedCode'),
    signUpMark: ringFor('signUpMark'),
    knownBrowser: ringFor('knownBrowser'),
    throttle: ringFor('throttle'),
    idempotency: ringFor('idempotency'),
    caller: ringFor('caller'),
    unsubscribeLink: ringFor('unsubscribeLink'),
    calendarAddress: ringFor('calendarAddress'),
  };
}

function keyFor(secret: string, purpose: Purpose): Key {
  const bytes = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `parley/1/${purpose}/${use}`, length));
  return { id: bytes('id', 9).toString('base64url'), bytes: bytes('key', 32) };
}

/** What is stored of a token or code, or shows that we made it: useless without the secret. */
export const keyedHash = ([newest]: KeyRing, value: string): string => hashWith(newest, value);

/** The same under each key, the newest first: to look for what any of them has made. */
export const keyedHashes = (ring: KeyRing, value: string): string[] =>
  ring.map((key) => hashWith(key, value));

/** Whether the hash is that of the value under any of the keys. */
export const isKeyedHash = (ring: KeyRing, value: string, hash: string): boolean =>
  findKey(ring, value, hash) !== null;

/** The key under which the value has this hash, or null. */
export const findKey = (ring: KeyRing, value: string, hash: string): Key | null =>
  ring.find((key) => sameHash(hashWith(key, value), hash)) ?? null;

export function hashWith({ bytes }: Key, value: string): string {
  return createHmac('sha256', bytes).update(value).digest('base64url');
}

/** Compares two hashes in the same time whatever they are. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
