import type { RefusalCode } from '@parley/contract/refusals.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import type { Logger } from '../observe/log.ts';
import { refusalPage, wantsPage } from './refusal-page.ts';
import { Refusal } from './refuse.ts';
import { refusalBody } from './serve.ts';

const BY_STATUS: Record<number, RefusalCode> = {
  400: 'invalid_input',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

const NO_JSON = /*i18n*/ 'This isn’t valid JSON.';

/** The one error handler: refusals with their message, unknown errors as a bare 500 with the request id. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refusalBody(new Refusal('not_found'))));
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  logFailure(request.log, refusal, error, 'a call failed');
  if (refusal.retryAfterSeconds !== null) void reply.header('retry-after', String(refusal.retryAfterSeconds));
  void reply.code(refusal.status);
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(refusalPage(refusal));
  return reply.send({ ...refusalBody(refusal), ...(refusal.status >= 500 && { requestId: request.id }) });
}

/** Logs 5xx answers, with a stack only for unknown errors. */
export function logFailure(log: Logger, refusal: Refusal, error: unknown, what: string): void {
  if (refusal.status < 500) return;
  if (refusal.code === 'internal') log.error({ err: error }, what);
  else log.warn({ err: refusal, cause: causeOf(error) }, what);
}

function causeOf(error: unknown): string {
  const cause = error instanceof Refusal ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** The refusal that answers an error: its own or a generic one. */
export function refusalOf(error: Error & { statusCode?: number; code?: string }): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseUnavailable(error)) return new Refusal('unavailable', [], 2);
  const { statusCode = 500 } = error;
  const code = BY_STATUS[statusCode] ?? (statusCode < 500 ? 'invalid_input' : 'internal');
  return new Refusal(code, code === 'invalid_input' ? [{ path: '', message: NO_JSON }] : []);
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The database is starting, stopping or down, out of connections, or ended the statement for taking too long. */
export function isDatabaseUnavailable(error: Error & { code?: string }): boolean {
  if (error instanceof pg.DatabaseError) return /^(57P0|53|08|57014|55P03|25P0[34])/.test(error.code ?? '');
  return (
    UNREACHABLE.has(error.code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/.test(
      error.message,
    )
  );
}
