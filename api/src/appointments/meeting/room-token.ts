import { SignJWT } from 'jose';
import type { KeyRing } from '../../platform/security/keys.ts';

/** A pass for one user and one room that a media server can verify by itself; expires at a second of real time. */
export async function signRoomToken(
  [newest]: KeyRing,
  { room, userId }: { room: string; userId: string },
  expiresAt: number,
): Promise<string> {
  // Different key, audience and type than access tokens, so that neither passes for the other.
  return new SignJWT({ room })
    .setProtectedHeader({ alg: 'HS256', typ: 'room+jwt', kid: newest.id })
    .setSubject(userId)
    .setIssuer('parley')
    .setAudience('parley-room')
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(newest.bytes);
}
