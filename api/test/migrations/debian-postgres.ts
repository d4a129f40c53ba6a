import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { serverUser } from '../../../tools/postgres/server-user.ts';
import { freePort } from '../live/server-process.ts';

const VERSIONS = '/usr/lib/postgresql';

/** Debian's server with its own pg_dump and pg_restore (the embedded one has neither); null if it isn't installed. */
export function findDebianPostgres(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const places = versions.map((version) => path.join(VERSIONS, version, 'bin'));
  return (
    places.find((bin) =>
      ['postgres', 'initdb', 'pg_dump'].every((name) => existsSync(path.join(bin, name))),
    ) ?? null
  );
}

/** A cluster of its own, with two empty databases. */
export async function startDebianPostgres(bin: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-debian-'));
  const user = serverUser(folder);
  if (user) chownSync(folder, user.uid, user.gid);
  const cluster = path.join(folder, 'cluster');
  const as = { cwd: '/', ...user };
  spawnSync(
    path.join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'],
    as,
  );
  const port = await freePort();
  const set = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'timezone=UTC'];
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', cluster, '-p', String(port), ...set.flatMap((each) => ['-c', each])],
    { ...as, stdio: 'ignore' },
  );
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  await untilThere(url('postgres'));
  return {
    url,
    stop: async () => {
      server.kill('SIGQUIT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilThere(connectionString: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
      for (const name of ['lived_in', 'empty']) await client.query(`create database ${name}`);
      return;
    } catch {
      await pause(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('Debian’s PostgreSQL did not start');
}
