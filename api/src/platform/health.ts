import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from './platform.ts';
import { Refusal } from './refuse.ts';
import { refusalBody } from './serve.ts';

/** `/healthz`: the process lives. `/readyz`: it can do its work; 503 while the database is away or it is closing. */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  // Whoever is being answered while it closes would keep the connection, and it waits for every connection to end
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
  app.get('/healthz', { config: { isUncounted: true } }, () => ({ status: 200, message: 'OK', data: {} }));
  app.get('/readyz', { config: { isUncounted: true } }, async (_request, reply) => {
    if (!closing && (await answers(platform))) return { status: 200, message: 'OK', data: {} };
    void reply.code(503).header('retry-after', '2');
    return refusalBody(new Refusal('unavailable'));
  });
}

async function answers({ db }: Platform): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
