import { createServer } from 'node:net';
import { codeOf } from './refusal.ts';

/** Listens briefly; returns the port (a free one for 0) or the system's error code. */
export function tryPort(host: string, port: number): Promise<{ port: number } | { code: string }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ code: codeOf(error) }));
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      const taken = address !== null && typeof address === 'object' ? address.port : port;
      server.close(() => resolve({ port: taken }));
    });
  });
}

/** A free port, the preferred one if possible. */
export async function freePort(preferred = 0, host = '127.0.0.1'): Promise<number> {
  const wished = await tryPort(host, preferred);
  if ('port' in wished) return wished.port;
  const any = await tryPort(host, 0);
  if ('port' in any) return any.port;
  throw new Error(`No free port on ${host}: ${any.code}`);
}
