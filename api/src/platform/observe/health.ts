import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openRequestPool } from '../database/pooler/pooled.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../http/refuse.ts';
import { refusalBody } from '../http/serve.ts';

/** Probes come every few seconds: they count against no limit and are not logged. */
const PROBE = { config: { isUncounted: true }, logLevel: 'silent' } as const;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve; 503 while the database is unavailable or the server
 * closes.
 */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  // Keep-alive connections would delay the shutdown, which waits for all of them
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
  app.get('/healthz', PROBE, (request, reply) => {
    // parley doctor compares the proxies on the way with TRUSTED_PROXIES.
    if ('x-parley-count-hops' in request.headers) void reply.header('x-parley-hops', hopsOf(request));
    return { status: 200, message: 'OK', data: {} };
  });
  const readiness = openReadiness(platform);
  app.addHook('onClose', () => readiness.end());
  app.get('/readyz', PROBE, async (_request, reply) => {
    if (!closing && (await readiness.isReady())) return { status: 200, message: 'OK', data: {} };
    void reply.code(503).header('retry-after', '2');
    return refusalBody(new Refusal('unavailable'));
  });
}

const hopsOf = ({ headers }: FastifyRequest) =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((hop) => hop.trim() !== '').length;

/**
 * Checks over a connection of its own: requests may have taken all of theirs, and a busy process must not be
 * replaced. One query at a time, however often it is asked.
 */
function openReadiness({ settings, log }: Platform) {
  const pool = openRequestPool(settings, 1, log);
  let asking: Promise<boolean> | null = null;
  const ask = () =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = null));
  return { isReady: () => (asking ??= ask()), end: () => pool.end() };
}
