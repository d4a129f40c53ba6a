import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeCertificate } from '@parley/outside/certificate.ts';
import { freePort } from '../../../tools/ports.ts';
import { findPinnedHost, type FindHost } from '../../src/platform/user-address/find-host.ts';

export interface Radicale {
  find: FindHost;
  /** Makes a calendar, or puts an event into one, as another program of its owner would. */
  put: (method: 'MKCALENDAR' | 'PUT' | 'DELETE', place: string, body?: string) => Promise<void>;
  close: () => Promise<void>;
}

export const USER = 'ana';
export const PASSWORD = 'an app password';

/** Debian's calendar server behind TLS, with one account; null where it is not installed and cannot be. */
export async function startRadicale(host: string): Promise<Radicale | null> {
  if (!isThere() && !install()) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'radicale-'));
  const { cert, key } = makeCertificate([host]);
  const port = await freePort();
  await writeFile(path.join(folder, 'cert.pem'), cert);
  await writeFile(path.join(folder, 'key.pem'), key);
  await writeFile(path.join(folder, 'users'), `${USER}:${PASSWORD}\n`);
  await writeFile(path.join(folder, 'config'), configFor(folder, port));
  const server = spawn('radicale', ['--config', path.join(folder, 'config')], { stdio: 'ignore' });
  const base = `https://127.0.0.1:${port}`;
  await untilListening(port);
  return {
    find: findPinnedHost([`${host}=127.0.0.1:${port}`], cert),
    put: async (method, place, body) => request(`${base}/${USER}/${place}`, method, cert, body),
    close: async () => {
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const configFor = (folder: string, port: number) => `
[server]
hosts = 127.0.0.1:${port}
ssl = True
certificate = ${folder}/cert.pem
key = ${folder}/key.pem
[auth]
type = htpasswd
htpasswd_filename = ${folder}/users
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${folder}/collections
`;

const isThere = () =>
  spawnSync('radicale', ['--version'], { stdio: 'ignore', timeout: 20_000 }).error === undefined;

/** If we are root; all within the timeout of a test's setup. */
function install(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 30_000, env });
  const packages = ['install', '-y', '--no-install-recommends', 'radicale'];
  spawnSync('apt-get', packages, { stdio: 'ignore', timeout: 90_000, env });
  return isThere();
}

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(100);
  }
  throw new Error('The calendar server did not start.');
}

async function request(url: string, method: string, ca: string, body = ''): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'text/calendar; charset=utf-8' };
  const asking = https.request(url, {
    method,
    ca,
    headers,
    servername: '',
    checkServerIdentity: () => undefined,
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  asking.on('response', resolve).on('error', reject).end(body);
  const { statusCode: status = 0 } = (await promise).resume();
  if (status < 200 || status >= 300) throw new Error(`${method} ${url}: ${status}`);
}
