import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../tools/ports.ts';
import { serverUser } from '../../../tools/postgres/server-user.ts';

const VERSIONS = '/usr/lib/postgresql';

/** Debian's server with its own pg_dump and pg_restore (the embedded one has neither); null if it isn't installed. */
export function findDebianPostgres(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const places = versions.map((version) => path.join(VERSIONS, version, 'bin'));
  return (
    places.find((bin) =>
      ['postgres', 'initdb', 'pg_dump', 'pg_basebackup'].every((name) => existsSync(path.join(bin, name))),
    ) ?? null
  );
}

/** A cluster of its own, with two empty databases. */
export async function startDebianPostgres(bin: string, settings: readonly string[] = ['fsync=off']) {
  const server = await startCluster(bin, settings, (cluster, run) => {
    const flags = ['-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'];
    run('initdb', ['-D', cluster, ...flags]);
  });
  for (const name of ['lived_in', 'empty']) await ask(server.url('postgres'), `create database ${name}`);
  return server;
}

/** A replica of a server, copied from it and following it from then on. */
export function startDebianReplica(bin: string, primary: { url(name: string): string }) {
  return startCluster(bin, ['fsync=off'], (cluster, run) =>
    run('pg_basebackup', [
      '--pgdata',
      cluster,
      '--dbname',
      primary.url('postgres'),
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--no-sync',
    ]),
  );
}

type Run = (program: string, flags: readonly string[]) => void;

async function startCluster(
  bin: string,
  settings: readonly string[],
  make: (cluster: string, run: Run) => void,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-debian-'));
  const user = serverUser(folder);
  if (user) chownSync(folder, user.uid, user.gid);
  const cluster = path.join(folder, 'cluster');
  const as = { cwd: '/', ...user };
  make(cluster, (program, flags) => {
    const { status, stderr } = spawnSync(path.join(bin, program), flags, { ...as, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  });
  const port = await freePort();
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const set = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', ...settings];
  let server: ChildProcess | null = null;
  const start = async () => {
    const flags = ['-D', cluster, '-p', String(port), ...set.flatMap((each) => ['-c', each])];
    server = spawn(path.join(bin, 'postgres'), flags, { ...as, stdio: 'ignore' });
    await untilThere(url('postgres'));
  };
  const end = async (signal: 'SIGKILL' | 'SIGQUIT') => {
    const ending = server;
    server = null;
    if (!ending) return;
    ending.kill(signal);
    await once(ending, 'exit');
  };
  await start();
  return {
    url,
    start,
    /** At once; its folder stays. */
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilThere(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await isThere(url)) return;
    await pause(50);
  }
  throw new Error('Debian’s PostgreSQL did not start');
}

export const isThere = (url: string): Promise<boolean> => ask(url, 'select 1').catch(() => false);

async function ask(connectionString: string, text: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(text);
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
