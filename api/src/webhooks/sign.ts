import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A signing secret as Standard Webhooks has it: 256 random bits in base64. */
export const newSecret = () => PREFIX + randomBytes(32).toString('base64');

interface Signed {
  id: string;
  /** Seconds since 1970, real time: receivers refuse what is old. */
  timestamp: number;
  content: string;
}

/** The headers of a delivery (Standard Webhooks), with a signature for each secret, the newest first. */
export function signedHeaders(secrets: readonly string[], signed: Signed): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.timestamp),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
  };
}

function signatureOf(secret: string, { id, timestamp, content }: Signed): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${content}`).digest('base64')}`;
}
