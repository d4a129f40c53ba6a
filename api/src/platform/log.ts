import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream } from 'pino';

export type Logger = FastifyBaseLogger;

/** Structured logs; whatever could hold a secret is cut out before it is written. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    serializers: { err: faultOf },
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

/** A fault without what the database tells of the row it refused: every column of it, secrets too. */
function faultOf(error: Error) {
  const { detail: _detail, where: _where, ...fault } = pino.stdSerializers.err(error);
  return fault;
}
