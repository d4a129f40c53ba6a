import {
  hashWith,
  isKeyedHash,
  findKey,
  keyedHash,
  type Key,
  type KeyRing,
} from '../../platform/security/keys.ts';
import { randomToken } from '../../platform/security/tokens.ts';

/** A token of ours, read. */
export interface ParsedToken {
  sessionId: string;
  /** All of it but the seal. */
  body: string;
  /** What it was sealed with. */
  key: Key;
}

/**
 * A refresh token is `session.random.seal`. The seal shows that we gave it out, so that an old one of a session that
 * still lives is known to be a replay and nothing else.
 */
export function firstToken(ring: KeyRing, sessionId: string): string {
  return sealed(ring, `${sessionId}.${randomToken()}`);
}

/**
 * The token after this one. What is stored of it is always the same, so that two tabs that rotate at once end up with
 * one, even while the secret changes: its random part comes from the key of the one before, its seal from the newest.
 */
export function nextToken(ring: KeyRing, { sessionId, body, key }: ParsedToken): string {
  return sealed(ring, `${sessionId}.${hashWith(key, `next:${body}`)}`);
}

/** A token that we gave out, or null. */
export function readRefreshToken(ring: KeyRing, token: string | undefined): ParsedToken | null {
  if (token === undefined || token.length > 200) return null;
  const [sessionId = '', random = '', seal = '', ...rest] = token.split('.');
  const body = `${sessionId}.${random}`;
  const key = rest.length === 0 ? findKey(ring, `seal:${body}`, seal) : null;
  return key && { sessionId, body, key };
}

/** What is stored of a token. */
export const tokenHash = (ring: KeyRing, token: string) =>
  keyedHash(ring, `stored:${token.slice(0, token.lastIndexOf('.'))}`);

/** Whether this is what was stored of the token. */
export const isTokenHash = (ring: KeyRing, { body }: ParsedToken, hash: string) =>
  isKeyedHash(ring, `stored:${body}`, hash);

const sealed = (ring: KeyRing, body: string) => `${body}.${keyedHash(ring, `seal:${body}`)}`;
