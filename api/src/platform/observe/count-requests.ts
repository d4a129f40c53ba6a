import type { FastifyInstance } from 'fastify';
import { currentTrace } from './tracing/trace.ts';
import { requests, requestSeconds } from './metrics.ts';

/** Counts every answer by its route's pattern, and names route, user and trace in the lines logged of a request. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const userId = request.caller?.bearer?.userId;
    const route = request.routeOptions.url ?? 'none';
    const traceId = currentTrace()?.traceId;
    reply.log = request.log = request.log.child({
      route,
      ...(userId !== undefined && { userId }),
      ...(traceId !== undefined && { traceId }),
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    // Methods that nobody serves come from outside and could be any.
    const labels = { method: routeOptions.url ? method : 'any', route: routeOptions.url ?? 'none' };
    requests.inc({ ...labels, status: reply.statusCode });
    requestSeconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
