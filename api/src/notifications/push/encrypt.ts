import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** What a browser gave to encrypt pushes with, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

const CURVE = 'prime256v1';
/** One record holds everything; push services take no more than 4,096 bytes. */
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.from([2]);

/** The random parts, which differ for every push; given in the test of the standard's own example. */
interface Random {
  salt: Buffer;
  ephemeral: ECDH;
}

function drawn(): Random {
  const ephemeral = createECDH(CURVE);
  ephemeral.generateKeys();
  return { salt: randomBytes(16), ephemeral };
}

/** Encrypts a push so that only this browser can read it: aes128gcm (RFC 8188), with the keys of RFC 8291. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys, random: Random = drawn()): Buffer {
  const { salt, ephemeral } = random;
  const [theirs, own] = [Buffer.from(p256dh, 'base64url'), ephemeral.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = derive(ephemeral.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(own.length, 4);
  const sealed = [
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  return Buffer.concat([salt, head, own, ...sealed]);
}

/** Whether these are such keys: a point of the curve and 16 bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  try {
    const point = Buffer.from(p256dh, 'base64url');
    drawn().ephemeral.computeSecret(point);
    return point.length === 65 && Buffer.from(auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
