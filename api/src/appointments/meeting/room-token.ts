import { SignJWT } from 'jose';
import type { KeyRing } from '../../platform/security/keys.ts';

/** A pass for one person and one room, which a media server can check by itself; good until a second of real time. */
export async function signRoomToken(
  [newest]: KeyRing,
  { room, userId }: { room: string; userId: string },
  expiresAt: number,
): Promise<string> {
  // Another key, audience and type than access tokens have, so that neither is ever taken for the other.
  return new SignJWT({ room })
    .setProtectedHeader({ alg: 'HS256', typ: 'room+jwt', kid: newest.id })
    .setSubject(userId)
    .setIssuer('parley')
    .setAudience('parley-room')
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(newest.bytes);
}
