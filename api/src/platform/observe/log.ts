import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { throttleErrors } from './log-throttle.ts';
import { namesOfTrace } from './tracing/trace.ts';
import { Refusal } from '../http/refuse.ts';

export type Logger = FastifyBaseLogger;

type Bound = Pick<pino.Logger, 'bindings'>;

/** Structured logs, with secrets redacted. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    // The lines of a request's own logger have it already.
    mixin: (_line: object, _level: number, logger: Bound) =>
      'reqId' in logger.bindings() ? {} : namesOfTrace(),
    hooks: { logMethod: throttleErrors() },
    serializers: { err: serializeError, req: serializeRequest },
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        'headers.authorization',
        'headers.cookie',
        '*.password',
        '*.newPassword',
        '*.currentPassword',
        '*.code',
        '*.accessToken',
      ],
      censor: '[cut]',
    },
  };
  return to ? pino(options, to) : pino(options);
}

// Three kinds of URLs hold a secret: calendar feeds, unsubscribe links, and invitations to sign up.
const SECRET = /(?<=\/(?:calendar|unsubscribe)\/|[?&]invitation=)[^/?#&]+/gi;

/** The request; a secret in its URL is cut. */
function serializeRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.replaceAll(SECRET, '[cut]'), host, remoteAddress: ip };
}

/** Without PostgreSQL's `detail` and `where`, which quote whole rows, secrets included. */
function serializeError(error: Error) {
  // A refusal is no bug: its stack helps nobody.
  if (error instanceof Refusal) return { type: 'Refusal', refusal: error.code, message: error.message };
  const { detail: _detail, where: _where, ...fault } = pino.stdSerializers.err(error);
  return fault;
}
