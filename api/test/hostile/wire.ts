import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a server that a test can cut and mend. */
export interface CuttableProxy {
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function proxyTo(host: string, port: number): Promise<CuttableProxy> {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => {}).on('close', () => ends.delete(end));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.end());
    near.pipe(far).pipe(near);
  });
  const listening = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  await listening(0);
  const own = portOf(server);
  return {
    port: own,
    mend: () => listening(own),
    cut: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        for (const end of ends) end.destroy();
      }),
  };
}

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it listens on a port');
  return address.port;
}
