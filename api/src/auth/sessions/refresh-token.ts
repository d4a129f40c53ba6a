import {
  hashWith,
  isKeyedHash,
  findKey,
  keyedHash,
  type Key,
  type KeyRing,
} from '../../platform/security/keys.ts';
import { randomToken } from '../../platform/security/random.ts';

/** A parsed token of ours. */
export interface ParsedToken {
  sessionId: string;
  /** The token without its signature. */
  body: string;
  /** The key that signed it. */
  key: Key;
}

/**
 * A refresh token is `session.random.signature`. The signature proves that we issued it, so that an old token of an
 * active session can only be a replay.
 */
export function firstToken(ring: KeyRing, sessionId: string): string {
  return sealed(ring, `${sessionId}.${randomToken()}`);
}

/**
 * The successor of a token. It is deterministic, so that two tabs that rotate at once get the same one, even while
 * the secret rotates: its random part is derived with the previous token's key, its signature made with the newest.
 */
export function nextToken(ring: KeyRing, { sessionId, body, key }: ParsedToken): string {
  return sealed(ring, `${sessionId}.${hashWith(key, `next:${body}`)}`);
}

/** Null unless we issued it. */
export function readRefreshToken(ring: KeyRing, token: string | undefined): ParsedToken | null {
  if (token === undefined || token.length > 200) return null;
  const [sessionId = '', random = '', seal = '', ...rest] = token.split('.');
  const body = `${sessionId}.${random}`;
  const key = rest.length === 0 ? findKey(ring, `seal:${body}`, seal) : null;
  return key && { sessionId, body, key };
}

/** The stored hash of a token. */
export const tokenHash = (ring: KeyRing, token: string) =>
  keyedHash(ring, `stored:${token.slice(0, token.lastIndexOf('.'))}`);

export const isTokenHash = (ring: KeyRing, { body }: ParsedToken, hash: string) =>
  isKeyedHash(ring, `stored:${body}`, hash);

const sealed = (ring: KeyRing, body: string) => `${body}.${keyedHash(ring, `seal:${body}`)}`;
