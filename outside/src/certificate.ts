import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate for these hosts and its private key, both in PEM. It is signed by itself: whoever connects has to trust it. */
export interface Certificate {
  cert: string;
  key: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes one that is valid from yesterday for ten years (X.509, RFC 5280; node:crypto reads certificates but makes none). */
export function makeCertificate(hosts: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // A name of its own: of two trusted ones with the same name, only the first would be looked at.
  const name = sequence(
    set(sequence(COMMON_NAME, der(0x0c, Buffer.from(`Parley: ${hosts[0]}`.slice(0, 64))))),
  );
  const validity = sequence(time(Date.now() - DAY_MS), time(Date.now() + 3650 * DAY_MS));
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const content = sequence(VERSION_3, serial, ECDSA_SHA256, name, validity, name, key, namesOf(hosts));
  const signature = sign('sha256', content, privateKey);
  const whole = sequence(content, ECDSA_SHA256, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const COMMON_NAME = der(0x06, Buffer.from([0x55, 4, 3]));
const SUBJECT_ALT_NAME = der(0x06, Buffer.from([0x55, 0x1d, 17]));
const ECDSA_SHA256 = sequence(der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2])));
const VERSION_3 = der(0xa0, der(0x02, Buffer.from([2])));

/** The extension that names the hosts. */
function namesOf(hosts: readonly string[]): Buffer {
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))));
  return der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, names))));
}

function time(milliseconds: number): Buffer {
  const text = new Date(milliseconds).toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(text));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function set(...parts: Buffer[]): Buffer {
  return der(0x31, Buffer.concat(parts));
}

/** Tag, length and content, as DER has it. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...long]), content]);
}
