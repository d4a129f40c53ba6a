import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { throttleErrors } from './log-throttle.ts';
import { Refusal } from '../http/refuse.ts';

export type Logger = FastifyBaseLogger;

/** Structured logs; whatever could hold a secret is cut out before it is written. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
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

// The two addresses that are a secret: a calendar's, and the one in a mail that switches mails off.
const SECRET = /(?<=\/(?:calendar|unsubscribe)\/)[^/?#]+/gi;

/** Who called what; of an address that is a secret, only what kind it is. */
function serializeRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.replaceAll(SECRET, '[cut]'), host, remoteAddress: ip };
}

/** A fault without what the database tells of the row it refused: every column of it, secrets too. */
function serializeError(error: Error) {
  // Nothing in the code is wrong: where it was refused helps nobody.
  if (error instanceof Refusal) return { type: 'Refusal', refusal: error.code, message: error.message };
  const { detail: _detail, where: _where, ...fault } = pino.stdSerializers.err(error);
  return fault;
}
