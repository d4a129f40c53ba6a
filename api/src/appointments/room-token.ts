import { SignJWT } from 'jose';

/** A pass for one person and one room, which a media server can check by itself; good until a second of real time. */
export async function signRoomToken(
  secret: string,
  { room, userId }: { room: string; userId: string },
  expiresAt: number,
): Promise<string> {
  // Another audience and type than access tokens have, so that neither is ever taken for the other.
  return new SignJWT({ room })
    .setProtectedHeader({ alg: 'HS256', typ: 'room+jwt' })
    .setSubject(userId)
    .setIssuer('parley')
    .setAudience('parley-room')
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(secret));
}
