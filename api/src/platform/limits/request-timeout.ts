import type { FastifyInstance } from 'fastify';

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
      const end = setTimeout(() => raw.complete || raw.destroy(), most);
      raw.once('close', () => clearTimeout(end));
      end.unref();
    }
    done();
  });
}
