import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Settings } from '../../env.ts';
import { contentPolicy } from './content-policy.ts';

type Policy = ReturnType<typeof contentPolicy>;
/** Sets the Content-Security-Policy of an answer. */
export type SetPolicy = (request: IncomingMessage, answer: ServerResponse, next: () => void) => void;

/**
 * Sends the security headers with every answer. They are made once: `@fastify/helmet` makes them anew for each request, and two nonces
 * that only pages need (decision 105).
 */
export function sendSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const isSecure = settings.PUBLIC_URL.startsWith('https:');
  const setHeaders = helmet({
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: { directives: contentPolicy(settings) },
  });
  app.addHook('onRequest', ({ raw }, reply, done) => setHeaders(raw, reply.raw, () => done()));
}

/** The policy of a page that runs only these of its own scripts and styles: sources as `'nonce-…'` and `'sha256-…'`. */
export function pagePolicy(policy: Policy, own: { scripts: string[]; styles: string[] }): SetPolicy {
  return helmet.contentSecurityPolicy({
    directives: {
      ...policy,
      scriptSrc: [...policy.scriptSrc, ...own.scripts],
      styleSrc: [...policy.styleSrc, ...own.styles],
    },
  });
}
