import { createECDH } from 'node:crypto';

/** A key pair for pushes (VAPID, RFC 8292), in base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

export function drawPushKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys().toString('base64url');
  // Short where it begins with zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
