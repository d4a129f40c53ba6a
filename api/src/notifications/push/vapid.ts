import { importJWK, SignJWT } from 'jose';
import type { Settings } from '../../env.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
  /** Where push services reach whoever sends: mailto: or https:. */
  subject: string;
}

/** Null where this installation has none: then there are no pushes. */
export function vapidKeys(settings: Settings): VapidKeys | null {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT,
    SUPPORT_EMAIL,
  } = settings;
  if (publicKey === undefined || privateKey === undefined) return null;
  return { publicKey, privateKey, subject: VAPID_SUBJECT ?? `mailto:${SUPPORT_EMAIL}` };
}

/** Says to a push service who sends (RFC 8292): a JWT for it alone, in real time. */
export async function authorization(
  { publicKey, privateKey, subject }: VapidKeys,
  endpoint: string,
): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d: privateKey }, 'ES256');
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime('12h')
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
