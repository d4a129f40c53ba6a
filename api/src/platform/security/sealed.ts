import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Key, KeyRing } from './keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret that has to be read again (AES-256-GCM, the newest key). `context` says whose it is: sealed for one
 * row, it can't be opened in another.
 */
export function seal([newest]: KeyRing, secret: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, newest.bytes, nonce).setAAD(Buffer.from(context));
  const bytes = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${newest.id}.${bytes.toString('base64url')}`;
}

/** The same secret under the newest key; as it is if that sealed it, or if nothing opens it. */
export function resealed(ring: KeyRing, sealed: string, context: string): string {
  const secret = sealed.startsWith(`${ring[0].id}.`) ? null : unseal(ring, sealed, context);
  return secret === null ? sealed : seal(ring, secret, context);
}

/** The secret; null if no key opens it, its context is another, or it was tampered with. */
export function unseal(ring: KeyRing, sealed: string, context: string): string | null {
  const [id, text = ''] = sealed.split('.');
  const key = ring.find((each) => each.id === id);
  try {
    return key ? decrypt(key, Buffer.from(text, 'base64url'), context) : null;
  } catch {
    return null;
  }
}

function decrypt({ bytes: key }: Key, bytes: Buffer, context: string): string {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  const content = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}
