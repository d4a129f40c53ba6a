import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from './platform.ts';

/** `/healthz`: the process lives. `/readyz`: it can do its work; 503 while the database is away or it is closing. */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.get('/healthz', () => ({ status: 200, message: 'OK', data: {} }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !closing && (await answers(platform));
    const status = ready ? 200 : 503;
    return reply.code(status).send({ status, message: ready ? 'OK' : 'Not ready', data: ready ? {} : null });
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
