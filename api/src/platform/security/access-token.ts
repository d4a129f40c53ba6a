import { jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import { LRUCache } from 'lru-cache';
import type { KeyRing } from './keys.ts';

const ISSUER = 'parley';
const AUDIENCE = 'parley-api';

/** The user and session of an access token. */
export interface Bearer {
  userId: string;
  sessionId: string;
}

/** A bearer read from a token, with its expiry. */
export interface VerifiedBearer extends Bearer {
  /** Seconds since 1970, as in the token. */
  expiresAt: number;
}

export const isExpired = ({ expiresAt }: VerifiedBearer) => expiresAt * 1000 <= Date.now();

/** A JWT (HS256), valid for 15 minutes of real time. */
export async function signAccessToken([newest]: KeyRing, bearer: Bearer): Promise<string> {
  return new SignJWT({ sid: bearer.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: newest.id })
    .setSubject(bearer.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(newest.bytes);
}

/** The bearers of tokens whose signature has been verified: doing so takes a turn in another thread. */
const verified = new WeakMap<KeyRing, LRUCache<string, VerifiedBearer>>();
const MAX_VERIFIED = 5_000;

/** Null for a token that is foreign, altered or expired. */
export async function verifyAccessToken(ring: KeyRing, token: string): Promise<VerifiedBearer | null> {
  const known = verified.get(ring) ?? new LRUCache<string, VerifiedBearer>({ max: MAX_VERIFIED });
  verified.set(ring, known);
  const bearer = known.get(token) ?? (await verifySignature(ring, token));
  if (bearer) known.set(token, bearer);
  return bearer && !isExpired(bearer) ? bearer : null;
}

async function verifySignature(ring: KeyRing, token: string): Promise<VerifiedBearer | null> {
  if (token.length > 2000) return null;
  try {
    const { payload } = await jwtVerify(token, (header) => keyNamed(ring, header), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    const { sub, sid, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
    return { userId: sub, sessionId: sid, expiresAt: exp };
  } catch {
    return null;
  }
}

function keyNamed(ring: KeyRing, { kid }: JWTHeaderParameters): Uint8Array {
  const key = ring.find(({ id }) => id === kid);
  if (!key) throw new Error('signed by a key that is not ours, or no longer');
  return key.bytes;
}
