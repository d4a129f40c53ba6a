import { webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Why a push service refuses a sender (RFC 8292), or null: 401 without a signed token of theirs, 403 if it is for
 * another service, has expired or is another sender's than the browser subscribed to.
 */
export async function refusalOf(
  authorization: string | undefined,
  { audience, publicKey }: { audience: string; publicKey: string },
): Promise<401 | 403 | null> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (!(await isSigned(`${head}.${claims}`, signature, key))) return 401;
  const { alg } = jsonOf(head);
  const { aud, exp, sub } = jsonOf(claims);
  const seconds = Number(exp) - Date.now() / 1000;
  const isCurrent = seconds > 0 && seconds <= DAY_SECONDS;
  const isNamed = typeof sub === 'string' && /^(mailto|https):./.test(sub);
  return alg === 'ES256' && aud === audience && isCurrent && isNamed && key === publicKey ? null : 403;
}

async function isSigned(text: string, signature: string, key: string): Promise<boolean> {
  try {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const point = Uint8Array.from(Buffer.from(key, 'base64url'));
    const imported = await subtle.importKey('raw', point, algorithm, false, ['verify']);
    const bytes = Uint8Array.from(Buffer.from(signature, 'base64url'));
    return await subtle.verify(algorithm, imported, bytes, Buffer.from(text));
  } catch {
    return false;
  }
}

function jsonOf(part: string): Record<string, unknown> {
  const read: Record<string, unknown> = JSON.parse(Buffer.from(part, 'base64url').toString());
  return read;
}
