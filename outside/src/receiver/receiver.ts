import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { makeCertificate } from '../certificate.ts';
import { sendReceiverPage } from './receiver-page.ts';

/** The host of everybody's webhook receivers, which only who is told where it is can find. */
const HOST = 'hooks.parley.test';
const KEPT = 50;
const MAX_BYTES = 64 * 1024;

/** For the product's settings: where the host is, and the certificate to trust. */
export interface Receiver {
  pin: string;
  certificate: string;
  close: () => Promise<void>;
}

/** A webhook as it arrived. */
export interface Received {
  at: string;
  path: string;
  headers: { id: string; timestamp: string; signature: string };
  body: string;
  status: number;
}

interface Answer {
  status: number;
  retryAfter?: number;
}

/** Takes webhooks at any path, as a customer's server would, and shows them at /hooks of the outside world. */
export async function startReceiver(app: FastifyInstance): Promise<Receiver> {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const certificate = makeCertificate([HOST]);
  const server = createServer(
    certificate,
    (request, response) => void take(received, answers, request, response),
  );
  server.on('tlsClientError', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  app.get('/hooks', (_request, reply) => sendReceiverPage(reply, `https://${HOST}/anything`, received));
  app.get('/hooks.json', () => received);
  // In tests: how a path answers from now on.
  app.put<{ Body: Answer & { path: string } }>('/hooks/answer', ({ body: { path, ...answer } }) => {
    answers.set(path, answer);
    return {};
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { pin: `${HOST}=127.0.0.1:${port}`, certificate: certificate.cert, close };
}

async function take(
  received: Received[],
  answers: ReadonlyMap<string, Answer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url: path = '', method, headers } = request;
  const body = (await buffer(request)).subarray(0, MAX_BYTES).toString('utf8');
  const { status, retryAfter } = answers.get(path) ?? { status: method === 'POST' ? 204 : 405 };
  const of = (name: string) => String(headers[name] ?? '');
  received.unshift({
    at: new Date().toISOString(),
    path,
    headers: { id: of('webhook-id'), timestamp: of('webhook-timestamp'), signature: of('webhook-signature') },
    body,
    status,
  });
  received.splice(KEPT);
  const more = {
    location: '/elsewhere',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  response.writeHead(status, more).end();
}
