import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openSpan, type Span } from './spans.ts';
import { givenTrace, inTrace } from './trace.ts';

/**
 * Everything that a request causes is part of its trace. Only behind a proxy the caller's trace goes on: anybody else
 * could send what looks like somebody else's.
 */
export function traceRequests(app: FastifyInstance, isProxied: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const trace = { reqId: request.id, ...(isProxied && givenTrace(request.headers)) };
    const span = isProbe(request) ? null : openSpan('request', nameOf(request), attributesOf(request), trace);
    if (span) spans.set(request, span);
    inTrace(span?.trace ?? trace, done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const errorType = statusCode >= 500 ? String(statusCode) : undefined;
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, errorType);
    done();
  });
}

const isProbe = ({ routeOptions }: FastifyRequest) => routeOptions.logLevel === 'silent';
const nameOf = ({ method, routeOptions: { url } }: FastifyRequest) => (url ? `${method} ${url}` : 'none');
const attributesOf = ({ id, method, routeOptions: { url = 'none' } }: FastifyRequest) => ({
  'http.request.method': method,
  'http.route': url,
  'parley.request_id': id,
});
