import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import tls from 'node:tls';
import { error, ok, type Verdict } from './finding.ts';

const COOKIE = 0x21_12_a4_42;
const [ALLOCATE, ALLOCATED] = [0x0003, 0x0103];
const [USERNAME, INTEGRITY, REALM, NONCE, TRANSPORT] = [0x0006, 0x0008, 0x0014, 0x0015, 0x0019];
const UDP = Buffer.from([17, 0, 0, 0]);

/** Has each relay allocate an address, with a credential made as for calls. */
export async function checkRelays(urls: readonly string[], secret: string): Promise<Verdict[]> {
  return Promise.all(urls.map((url) => checkRelay(url, secret)));
}

async function checkRelay(url: string, secret: string): Promise<Verdict> {
  const [, scheme = '', host = '', port = scheme === 'turns' ? '5349' : '3478'] =
    /^(turns?):([^:?]+|\[[^\]]+\])(?::(\d+))?/.exec(url) ?? [];
  if (scheme === 'turns' || url.includes('transport=tcp')) return reached(url, scheme, host, Number(port));
  const isAllocated = await allocate(host, Number(port), secret);
  return isAllocated
    ? ok(`${url} gives a relay`)
    : error(
        `${url} refuses the credential: TURN_SECRET must be its static-auth-secret, and both clocks right.`,
      );
}

/** Over TCP and TLS only whether it answers. */
async function reached(url: string, scheme: string, host: string, port: number): Promise<Verdict> {
  const socket = scheme === 'turns' ? tls.connect({ host, port, servername: host }) : connect(port, host);
  try {
    await once(socket, scheme === 'turns' ? 'secureConnect' : 'connect');
    return ok(`${url} is there`);
  } finally {
    socket.destroy();
  }
}

/** RFC 8656: the first request learns the realm and the nonce, the second one is signed. */
async function allocate(host: string, port: number, secret: string): Promise<boolean> {
  const socket = createSocket(host.includes('::') ? 'udp6' : 'udp4');
  const ask = async (request: Buffer): Promise<Buffer> => {
    const answer = once(socket, 'message', { signal: AbortSignal.timeout(4_000) });
    socket.send(request, port, host);
    const [message]: Buffer[] = await answer;
    return message ?? Buffer.alloc(20);
  };
  try {
    const challenge = await ask(stun([attribute(TRANSPORT, UDP)]));
    const [realm, nonce] = [valueOf(challenge, REALM), valueOf(challenge, NONCE)];
    const username = `${Math.floor(Date.now() / 1000) + 60}:doctor`;
    const password = createHmac('sha1', secret).update(username).digest('base64');
    const key = createHash('md5').update(`${username}:${realm.toString()}:${password}`).digest();
    const named = [
      attribute(USERNAME, Buffer.from(username)),
      attribute(REALM, realm),
      attribute(NONCE, nonce),
    ];
    const answer = await ask(stun([attribute(TRANSPORT, UDP), ...named], key));
    return answer.readUInt16BE(0) === ALLOCATED;
  } finally {
    socket.close();
  }
}

/** A message; with a key it is signed, its length counting the signature. */
function stun(attributes: Buffer[], key?: Buffer): Buffer {
  const body = Buffer.concat(attributes);
  const header = Buffer.alloc(20);
  header.writeUInt16BE(ALLOCATE, 0);
  header.writeUInt16BE(body.length + (key ? 24 : 0), 2);
  header.writeUInt32BE(COOKIE, 4);
  randomBytes(12).copy(header, 8);
  const message = Buffer.concat([header, body]);
  if (!key) return message;
  return Buffer.concat([message, attribute(INTEGRITY, createHmac('sha1', key).update(message).digest())]);
}

function attribute(type: number, value: Buffer): Buffer {
  const whole = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
  whole.writeUInt16BE(type, 0);
  whole.writeUInt16BE(value.length, 2);
  value.copy(whole, 4);
  return whole;
}

/** Empty if the message has none. */
function valueOf(message: Buffer, wanted: number): Buffer {
  for (let at = 20; at + 4 <= message.length;) {
    const length = message.readUInt16BE(at + 2);
    if (message.readUInt16BE(at) === wanted) return message.subarray(at + 4, at + 4 + length);
    at += 4 + Math.ceil(length / 4) * 4;
  }
  return Buffer.alloc(0);
}
