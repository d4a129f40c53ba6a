import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { codeOf } from './refusal.ts';

/** Listens briefly; returns the port or the system's error code. */
export function tryPort(host: string, port: number): Promise<{ port: number } | { code: string }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ code: codeOf(error) }));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve({ port })));
  });
}

/** Below those that systems give to outgoing connections, which would take one between choosing and listening. */
const [FIRST, LAST] = [20_000, 32_000];

/** A free port, the preferred one if possible. */
export async function freePort(preferred?: number, host = '127.0.0.1'): Promise<number> {
  let code = '';
  for (const port of [...(preferred ? [preferred] : []), ...Array.from({ length: 20 }, anyPort)]) {
    const outcome = await tryPort(host, port);
    if ('port' in outcome) return outcome.port;
    code = outcome.code;
  }
  throw new Error(`No free port on ${host}: ${code}`);
}

const anyPort = () => randomInt(FIRST, LAST);
