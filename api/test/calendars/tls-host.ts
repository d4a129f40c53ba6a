import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import { makeCertificate } from '@parley/outside/certificate.ts';
import { findPinnedHost, type FindHost } from '../../src/platform/user-address/find-host.ts';

/** A server over TLS of the tests' own, and how it is found by these names. */
export interface TlsHost {
  find: FindHost;
  port: number;
  cert: string;
  /** What it was asked. */
  requests: IncomingMessage[];
  close(): Promise<void>;
}

export async function startTlsHost(hosts: string[], answer: RequestListener): Promise<TlsHost> {
  const { cert, key } = makeCertificate(hosts);
  const requests: IncomingMessage[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    requests.push(request);
    answer(request, response);
  });
  // Whoever does not trust the certificate ends the handshake.
  server.on('tlsClientError', () => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const pins = hosts.map((host) => `${host}=127.0.0.1:${port}`);
  return { find: findPinnedHost(pins, cert), port, cert, requests, close: () => closed(server) };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
