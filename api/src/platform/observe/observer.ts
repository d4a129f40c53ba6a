import Fastify from 'fastify';
import type { Platform } from '../platform.ts';
import { serveHealth } from './health.ts';

/** A port of its own for health checks, not for the public; null without OBSERVE_PORT. */
export async function openObserver(platform: Platform) {
  const { OBSERVE_HOST: host, OBSERVE_PORT: port } = platform.settings;
  if (port === undefined) return null;
  const app = Fastify({ forceCloseConnections: true });
  serveHealth(app, platform);
  const url = await app.listen({ host, port });
  return { url, close: () => app.close() };
}
