import Fastify from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { VERSION } from '../../version.ts';
import type { Platform } from '../platform.ts';
import { serveHealth } from './health.ts';
import { listenOn } from '../settings/listen-on.ts';
import { metrics } from './metrics.ts';
import { addSharedMetrics } from './shared-metrics.ts';

/** A port of its own for health checks and `/metrics`, not for the public; null without OBSERVE_PORT. */
export async function openObserver(platform: Platform) {
  const { OBSERVE_HOST: host, OBSERVE_PORT: port } = platform.settings;
  if (port === undefined) return null;
  const app = Fastify({ forceCloseConnections: true });
  serveHealth(app, platform);
  collectDefaultMetrics({ register: metrics, prefix: 'parley_', labels: { version: VERSION } });
  addSharedMetrics(metrics, platform.db);
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
  const url = await listenOn(app, { host, port }, { host: 'OBSERVE_HOST', port: 'OBSERVE_PORT' });
  return { url, close: () => app.close() };
}
