import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** One purpose, one key: nothing made for one is valid for another. */
type Purpose =
  | 'accessToken'
  | 'roomToken'
  | 'refreshToken'
  | 'mailedCode'
  | 'signUpMark'
  | 'signUpInvitation'
  | 'knownBrowser'
  | 'throttle'
  | 'idempotency'
  | 'caller'
  | 'unsubscribeLink'
  | 'calendarAddress'
  | 'busyCalendar'
  | 'apiKey'
  | 'webhook';

export interface Key {
  /** A public key id (`kid`). */
  id: string;
  bytes: Uint8Array;
}
/** One key per secret, newest first: it signs, all verify. */
export type KeyRing = readonly [Key, ...Key[]];
export type Keys = Readonly<Record<Purpose, KeyRing>>;

/** Derives all keys by HKDF-SHA-256 (RFC 5869). */
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
    signUpInvitation: ringFor('signUpInvitation'),
    knownBrowser: ringFor('knownBrowser'),
    throttle: ringFor('throttle'),
    idempotency: ringFor('idempotency'),
    caller: ringFor('caller'),
    unsubscribeLink: ringFor('unsubscribeLink'),
    calendarAddress: ringFor('calendarAddress'),
    busyCalendar: ringFor('busyCalendar'),
    apiKey: ringFor('apiKey'),
    webhook: ringFor('webhook'),
  };
}

function keyFor(secret: string, purpose: Purpose): Key {
  const bytes = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `parley/1/${purpose}/${use}`, length));
  return { id: bytes('id', 9).toString('base64url'), bytes: bytes('key', 32) };
}

/** The keyed hash of a token or code: what we store of it, useless without the secret. */
export const keyedHash = ([newest]: KeyRing, value: string): string => hashWith(newest, value);

/** Same under every key, newest first, to look up what any of them made. */
export const keyedHashes = (ring: KeyRing, value: string): string[] =>
  ring.map((key) => hashWith(key, value));

export const isKeyedHash = (ring: KeyRing, value: string, hash: string): boolean =>
  findKey(ring, value, hash) !== null;

/** The key that made this hash of the value, or null. */
export const findKey = (ring: KeyRing, value: string, hash: string): Key | null =>
  ring.find((key) => sameHash(hashWith(key, value), hash)) ?? null;

export function hashWith({ bytes }: Key, value: string): string {
  return createHmac('sha256', bytes).update(value).digest('base64url');
}

/** Constant-time comparison. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
