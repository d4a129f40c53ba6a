import { webcrypto } from 'node:crypto';
import { request } from 'node:https';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOutside, type Outside } from '../src/main.ts';

const { subtle } = webcrypto;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

let outside: Outside;
let endpoint: URL;
let sender: webcrypto.CryptoKeyPair;
let publicKey: string;
beforeAll(async () => {
  outside = await startOutside({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataFile: ':memory:',
    webhooks: { url: '', platformSecret: '', connectSecret: '' },
  });
  sender = await subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  publicKey = Buffer.from(await subtle.exportKey('raw', sender.publicKey)).toString('base64url');
  const answer = await fetch(`${outside.url}/pushes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ publicKey }),
  });
  const subscription: unknown = await answer.json();
  endpoint = new URL(String(Reflect.get(Object(subscription), 'endpoint')));
});
afterAll(() => outside.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600;

async function signed(claims: object = {}, by = sender, key = publicKey): Promise<string> {
  const all = { aud: endpoint.origin, exp: inHours(12), sub: 'mailto:us@parley.test', ...claims };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(all)}`;
  const signature = Buffer.from(await subtle.sign(ALGORITHM, by.privateKey, Buffer.from(text)));
  return `vapid t=${text}.${signature.toString('base64url')}, k=${key}`;
}

/** The status that the push service answers with. */
function push(headers: Record<string, string>, body = 'not encrypted', at = endpoint.pathname) {
  const [, port] = /:(\d+)$/.exec(outside.pushes.pin) ?? [];
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const posting = request({
    method: 'POST',
    host: '127.0.0.1',
    port,
    path: at,
    servername: endpoint.hostname,
    ca: outside.pushes.certificate,
    headers: { ttl: '60', 'content-encoding': 'aes128gcm', ...headers },
  });
  posting.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
  posting.end(body);
  return promise;
}

test('the push service takes nothing without the signed token of the sender that was subscribed to', async () => {
  expect(await push({})).toBe(401);
  const other = await subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const othersKey = Buffer.from(await subtle.exportKey('raw', other.publicKey)).toString('base64url');
  expect(await push({ authorization: await signed({}, other) })).toBe(401);
  expect(await push({ authorization: await signed({}, other, othersKey) })).toBe(403);
  expect(await push({ authorization: await signed({ aud: 'https://elsewhere.test' }) })).toBe(403);
  expect(await push({ authorization: await signed({ exp: inHours(-1) }) })).toBe(403);
  expect(await push({ authorization: await signed({ exp: inHours(25) }) })).toBe(403);
  expect(await push({ authorization: await signed({ sub: 'us' }) })).toBe(403);
});

test('it takes nothing that breaks the protocol, or that the browser couldn’t read', async () => {
  const authorization = await signed();
  expect(await push({ authorization, ttl: 'long' })).toBe(400);
  expect(await push({ authorization, topic: 'a topic with spaces' })).toBe(400);
  expect(await push({ authorization, 'content-encoding': 'gzip' })).toBe(415);
  expect(await push({ authorization }, 'x'.repeat(4097))).toBe(413);
  expect(await push({ authorization }, 'x'.repeat(200))).toBe(400);
  expect(await push({ authorization }, 'x', '/push/nobody')).toBe(404);
});
