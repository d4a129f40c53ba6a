import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refuse.ts';

/** How long a request may take to arrive: uploads over a slow line, and everything else. */
export const UPLOAD_TIMEOUT_MS = 600_000;
const REQUEST_TIMEOUT_MS = 30_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    isUpload?: boolean;
  }
}

/** Node has one request timeout for all requests, set for uploads; this ends the others sooner. */
export function limitRequestTime(app: FastifyInstance, most = REQUEST_TIMEOUT_MS): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers, routeOptions } = request;
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
    if (hasBody && !routeOptions.config.isUpload) {
      const end = setTimeout(() => raw.complete || giveUp(raw), most);
      raw.once('close', () => clearTimeout(end));
      end.unref();
    }
    done();
  });
}

/** What reads the body fails, answers and closes the connection; destroying the request would take that with it. */
function giveUp(raw: IncomingMessage): void {
  const isRead = raw.listenerCount('error') > 0;
  if (isRead) raw.emit('error', new Refusal('too_slow'));
  else raw.destroy();
}
