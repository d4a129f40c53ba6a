import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { makeCertificate } from '../certificate.ts';
import { decryptPush, makeBrowserKeys, type BrowserKeys } from './decrypt.ts';
import { refusalOf } from './verify-vapid.ts';

/** The host of the browsers' push service, which only who is told where it is can find. */
const HOST = 'push.parley.test';
const ORIGIN = `https://${HOST}`;
const MAX_BYTES = 4096;

/** For the product's settings: where the host is, and the certificate to trust. */
export interface Pushes {
  pin: string;
  certificate: string;
  close: () => Promise<void>;
}

/** A push on its way to a browser, as that browser can read it. */
interface Received {
  topic: string | null;
  ttl: number;
  urgency: string;
  text: string;
}
/** One browser: its keys, the sender it subscribed to, and what waits for it. */
interface Browser {
  keys: BrowserKeys;
  publicKey: string;
  waiting: Received[];
  /** How the service answers instead of taking pushes; null: it takes them. */
  answer: { status: number; retryAfter?: number } | null;
  /** How often something was sent, taken or not. */
  tries: number;
}

/** The push service of a browser's maker: takes pushes over https as RFC 8030, 8188, 8291 and 8292 have it. */
export async function startPushService(app: FastifyInstance): Promise<Pushes> {
  const browsers = new Map<string, Browser>();
  const certificate = makeCertificate([HOST]);
  const server = createServer(certificate, (request, response) => void take(browsers, request, response));
  server.on('tlsClientError', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  serveBrowsers(app, browsers);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { pin: `${HOST}=127.0.0.1:${port}`, certificate: certificate.cert, close };
}

/** In tests: what a browser asks its push service. */
function serveBrowsers(app: FastifyInstance, browsers: Map<string, Browser>): void {
  app.post<{ Body: { publicKey: string } }>('/pushes', async ({ body: { publicKey } }) => {
    const [id, keys] = [randomUUID(), await makeBrowserKeys()];
    browsers.set(id, { keys, publicKey, waiting: [], answer: null, tries: 0 });
    const [p256dh, auth] = [keys.point, keys.auth].map((key) => Buffer.from(key).toString('base64url'));
    return { id, endpoint: `${ORIGIN}/push/${id}`, keys: { p256dh, auth } };
  });
  app.get<{ Params: { id: string } }>('/pushes/:id', ({ params }) => {
    const { waiting = [], tries = 0 } = browsers.get(params.id) ?? {};
    return { waiting, tries };
  });
  app.put<{ Params: { id: string }; Body: { status: number; retryAfter?: number } | null }>(
    '/pushes/:id/answer',
    ({ params, body }) => {
      const browser = browsers.get(params.id);
      if (browser) browser.answer = body?.status === 201 ? null : body;
      return {};
    },
  );
}

async function take(
  browsers: ReadonlyMap<string, Browser>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const browser = browsers.get(request.url?.replace('/push/', '') ?? '');
  if (browser) browser.tries += 1;
  const status = browser ? await answerTo(browser, request, body) : 404;
  const retryAfter = browser?.answer?.retryAfter;
  response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }).end();
}

async function answerTo(browser: Browser, request: IncomingMessage, body: Buffer): Promise<number> {
  const { keys, publicKey, answer } = browser;
  if (answer) return answer.status;
  const { headers, method } = request;
  const { ttl, topic, urgency = 'normal' } = headers;
  if (method !== 'POST') return 405;
  const refused = await refusalOf(headers.authorization, { audience: ORIGIN, publicKey });
  if (refused !== null) return refused;
  if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) return 400;
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(String(topic))) return 400;
  if (headers['content-encoding'] !== 'aes128gcm') return 415;
  if (body.length > MAX_BYTES) return 413;
  const push = {
    topic: topic === undefined ? null : String(topic),
    ttl: Number(ttl),
    urgency: String(urgency),
  };
  const text = await decryptPush(Uint8Array.from(body), keys).catch(() => null);
  // A real service can't look inside; here the sender learns that nobody could read it.
  if (text === null) return 400;
  browser.waiting = browser.waiting.filter((other) => other.topic === null || other.topic !== push.topic);
  browser.waiting.push({ ...push, text });
  return 201;
}
