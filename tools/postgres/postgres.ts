import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerUser } from './server-user.ts';

type ClusterOptions = { initdb: string; password: string; user: ServerUser | null; flags: string[] };

export async function initCluster(cluster: string, setup: ClusterOptions): Promise<void> {
  const passwordFile = `${cluster}.password`;
  writeFileSync(passwordFile, `${setup.password}\n`, { mode: 0o600 });
  if (setup.user) chownSync(passwordFile, setup.user.uid, setup.user.gid);
  // The builtin provider sorts the same on every machine; system locales differ or are missing.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const login = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const flags = [`--pgdata=${cluster}`, ...locale, ...login, ...setup.flags];
  await finished(spawn(setup.initdb, flags, options(setup.user, 'pipe')));
}

type Launch = {
  postgres: string;
  cluster: string;
  port: number;
  user: ServerUser | null;
  settings: string[];
};

/** Launches a server in its own session, so that Ctrl-C reaches it through us, after the product. */
export function launch({ postgres, cluster, port, user, settings }: Launch) {
  const logFile = `${cluster}.log`;
  // A file, not a pipe: a server that outlives us must not write into a closed pipe.
  const log = openSync(logFile, 'w', 0o600);
  const set = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    ...settings,
  ];
  const flags = ['-D', cluster, '-p', String(port), ...set.flatMap((each) => ['-c', each])];
  const child = spawn(postgres, flags, { ...options(user, log), detached: true });
  let isAlive = true;
  child.once('error', () => (isAlive = false));
  child.once('exit', () => (isAlive = false));
  closeSync(log);
  child.unref();
  return { isAlive: () => isAlive, said: () => readFileSync(logFile, 'utf8').trim() };
}

function options(user: ServerUser | null, output: 'pipe' | number) {
  // A clean environment: the user's PGDATA or PGPORT would mislead it.
  const env = { PATH: process.env.PATH, HOME: '/', LC_ALL: 'C' };
  const stdio: ['ignore', 'pipe' | number, 'pipe' | number] = ['ignore', output, output];
  return { cwd: '/', env, stdio, ...user };
}

function finished(child: ChildProcess): Promise<void> {
  let said = '';
  const hear = (chunk: Buffer) => (said += chunk.toString());
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`initdb failed: ${said.trim()}`));
    });
  });
}
