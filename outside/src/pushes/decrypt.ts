import { webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const HEAD_BYTES = 21;

/** A browser's own keys: what only it has, to read its pushes. */
export interface BrowserKeys {
  pair: webcrypto.CryptoKeyPair;
  /** The uncompressed point of the public key. */
  point: Uint8Array<ArrayBuffer>;
  auth: Uint8Array<ArrayBuffer>;
}

export async function makeBrowserKeys(): Promise<BrowserKeys> {
  const pair = await subtle.generateKey(CURVE, true, ['deriveBits']);
  const point = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  return { pair, point, auth: webcrypto.getRandomValues(new Uint8Array(16)) };
}

/** Reads a push as the browser would: aes128gcm (RFC 8188) of a single record, with the keys of RFC 8291. Throws if it can't. */
export async function decryptPush(
  body: Uint8Array<ArrayBuffer>,
  { pair, point, auth }: BrowserKeys,
): Promise<string> {
  const salt = body.slice(0, 16);
  const theirs = body.slice(HEAD_BYTES, HEAD_BYTES + (body[20] ?? 0));
  const sealed = body.slice(HEAD_BYTES + theirs.length);
  const theirKey = await subtle.importKey('raw', theirs, CURVE, false, []);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirKey }, pair.privateKey, 256);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs]);
  const secret = await derive(shared, auth, info, 32);
  const key = await derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const aes = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  const record = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed));
  return textOf(record);
}

/** Without the padding: zeros, before them the mark of the last record. */
function textOf(record: Buffer): string {
  const end = record.findLastIndex((byte) => byte !== 0);
  if (record[end] !== 2) throw new Error('the record is not marked as the last one');
  return record.subarray(0, end).toString('utf8');
}

async function derive(
  secret: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<ArrayBuffer> {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}
