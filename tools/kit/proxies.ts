import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Certificate } from '@parley/outside/certificate.ts';
import { freePort } from '../ports.ts';
import { findProgram } from './programs.ts';
import { Server } from './server.ts';

const deploy = path.join(import.meta.dirname, '../../deploy');

export type ProxyName = 'haproxy' | 'nginx';
export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

interface Front {
  folder: string;
  /** What listens behind it. */
  ports: readonly number[];
  certificate: Certificate;
  /** Where it listens, if that was promised before; else anywhere. */
  at?: number;
}

/** The example of `deploy/`, with other addresses and nothing else changed; null if Debian's package isn't there. */
export async function startProxy(name: ProxyName, front: Front): Promise<Proxy | null> {
  const program = findProgram(name);
  if (program === null) return null;
  const [plain, secure] = [await freePort(), front.at ?? (await freePort())];
  const log = path.join(front.folder, `${name}.log`);
  const url = `https://localhost:${secure}`;
  const flags = name === 'haproxy' ? haproxy(front, plain, secure) : nginx(front, plain, secure);
  const isReady = async () => (await fetch(`${url}/healthz`)).ok;
  const server = new Server({ program, flags, log, isReady });
  await server.start();
  return { url, stop: server.stop };
}

function haproxy({ folder, ports, certificate }: Front, plain: number, secure: number): string[] {
  const pem = write(folder, 'haproxy.pem', certificate.cert + certificate.key);
  const example = readFileSync(path.join(deploy, 'haproxy.cfg'), 'utf8');
  const config = replaced(example, [
    ['log /dev/log local0', 'log stdout format raw local0'],
    ['    user haproxy\n', ''],
    ['    group haproxy\n', ''],
    ['bind :80', `bind 127.0.0.1:${plain}`],
    ['bind :443 ssl crt /etc/haproxy/parley.pem', `bind 127.0.0.1:${secure} ssl crt ${pem}`],
    ['    bind [::]:80 v6only\n', ''],
    ['    bind [::]:443 v6only ssl crt /etc/haproxy/parley.pem alpn h2,http/1.1\n', ''],
  ]);
  // In two places: pages and calls, and the files of pages.
  const placed = ports.reduce(
    (text, port, index) => text.replaceAll(`127.0.0.1:300${index}`, `127.0.0.1:${port}`),
    config,
  );
  return ['-db', '-f', write(folder, 'haproxy.cfg', placed)];
}

function nginx({ folder, ports, certificate }: Front, plain: number, secure: number): string[] {
  const cert = write(folder, 'nginx.crt', certificate.cert);
  const key = write(folder, 'nginx.key', certificate.key);
  const example = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8');
  const site = replaced(example, [
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/parley/fullchain.pem', cert],
    ['/etc/ssl/parley/privkey.pem', key],
    ...ports.map((port, index) => [`127.0.0.1:300${index}`, `127.0.0.1:${port}`] as const),
  ]).replaceAll('server_name parley.example;', 'server_name localhost;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/nginx-${each};`,
  );
  const whole = `user root; daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
${site}
}
`;
  return ['-p', folder, '-e', 'stderr', '-c', write(folder, 'nginx.conf', whole)];
}

/** Each once, and it has to be there: an example that changed is noticed. */
export function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`the example of deploy/ has no “${from}”`);
    return before.replace(from, to);
  }, text);
}

function write(folder: string, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}
