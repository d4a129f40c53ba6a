import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../ports.ts';
import type { ObjectStorage } from './object-storage.ts';
import { findProgram } from './programs.ts';
import { accepts, Server } from './server.ts';

const PARTS = ['account', 'container', 'object'] as const;
type Part = (typeof PARTS)[number];
type Ports = Record<Part | 'proxy' | 'memcached', number>;

const ACCOUNT = 'AUTH_parley';
const USER = 'parley:kit';

/** What is missing of Debian's packages; null if nothing is. */
export function missingForSwift(): string | null {
  const programs = { memcached: 'memcached', 'swift-proxy': 'swift-proxy-server' };
  const servers = PARTS.map((part) => [`swift-${part}`, `swift-${part}-server`] as const);
  const missing = [...Object.entries(programs), ...servers].filter(([, name]) => findProgram(name) === null);
  return missing.length === 0 ? null : missing.map(([name]) => name).join(', ');
}

/** OpenStack Swift as Debian has it, with one disk that is a folder: it speaks S3 and checks every signature. */
export async function startSwift(within: string): Promise<ObjectStorage> {
  const folder = path.join(within, 'swift');
  mkdirSync(path.join(folder, 'devices/disk'), { recursive: true });
  const secret = randomBytes(24).toString('hex');
  const ports: Ports = {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
    memcached: await freePort(),
  };
  writeFiles(folder, ports, secret);
  await Promise.all(PARTS.map((part) => makeRing(folder, part, ports[part])));
  const servers = [
    memcached(folder, ports.memcached),
    ...([...PARTS, 'proxy'] as const).map((name) => swiftServer(folder, name, ports[name])),
  ];
  await Promise.all(servers.map((server) => server.start()));
  const url = `http://127.0.0.1:${ports.proxy}`;
  const ask = await signIn(url, secret);
  return {
    async bucket(name) {
      await ask('PUT', name);
      const settings = {
        S3_BUCKET: name,
        S3_ENDPOINT: url,
        S3_ACCESS_KEY_ID: USER,
        S3_SECRET_ACCESS_KEY: secret,
      };
      return {
        settings,
        keys: async () => (await (await ask('GET', name)).text()).split('\n').filter(Boolean),
        read: async (key) => Buffer.from(await (await ask('GET', `${name}/${key}`)).arrayBuffer()),
        remove: async (key) => void (await ask('DELETE', `${name}/${key}`)),
      };
    },
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
}

/** Asks in Swift's own language, so that the client of the product isn't its own witness. */
async function signIn(url: string, secret: string) {
  const headers = { 'x-auth-user': USER, 'x-auth-key': secret };
  const token = (await fetch(`${url}/auth/v1.0`, { headers })).headers.get('x-auth-token') ?? '';
  return async (method: string, place: string) => {
    const answer = await fetch(`${url}/v1/${ACCOUNT}/${place}`, {
      method,
      headers: { 'x-auth-token': token },
    });
    if (!answer.ok) throw new Error(`Swift answered ${method} ${place} with ${answer.status}`);
    return answer;
  };
}

/** Where the files of a kind are: here, once. */
async function makeRing(folder: string, part: Part, port: number): Promise<void> {
  const builder = path.join(folder, `${part}.builder`);
  const device = [
    '--region=1',
    '--zone=1',
    '--ip=127.0.0.1',
    `--port=${port}`,
    '--device=disk',
    '--weight=1',
  ];
  // Two partitions, one replica.
  for (const words of [['create', '1', '1', '1'], ['add', ...device], ['rebalance']])
    await promisify(execFile)(findProgram('swift-ring-builder') ?? '', [builder, ...words]);
}

function memcached(folder: string, port: number): Server {
  return new Server({
    program: findProgram('memcached') ?? 'memcached',
    flags: ['-l', '127.0.0.1', '-p', String(port), '-u', userInfo().username],
    log: path.join(folder, 'memcached.log'),
    isReady: () => accepts(port),
  });
}

function swiftServer(folder: string, name: Part | 'proxy', port: number): Server {
  return new Server({
    program: findProgram(`swift-${name}-server`) ?? '',
    flags: [path.join(folder, `${name}.conf`), '--verbose'],
    log: path.join(folder, `${name}.log`),
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/healthcheck`)).ok,
  });
}

function writeFiles(folder: string, ports: Ports, secret: string): void {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text, { mode: 0o600 });
  write('swift.conf', `[swift-hash]\nswift_hash_path_suffix = ${randomBytes(12).toString('hex')}\n`);
  for (const part of PARTS) write(`${part}.conf`, serverOf(folder, part, ports[part]));
  write('proxy.conf', proxyOf(folder, ports, secret));
}

// Without workers it is one process: with some, its end is also its whole group's, which the kit is in.
const defaultsOf = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
workers = 0
`;

// Nothing here brings a listing up to date later: what is stored waits for it.
const serverOf = (folder: string, part: Part, port: number) => `${defaultsOf(folder, port)}
devices = ${folder}/devices
mount_check = false
container_update_timeout = 30

[pipeline:main]
pipeline = healthcheck ${part}-server

[app:${part}-server]
use = egg:swift#${part}

[filter:healthcheck]
use = egg:swift#healthcheck
`;

const FILTERS = [
  'catch_errors',
  'gatekeeper',
  'healthcheck',
  'proxy-logging',
  'cache',
  'listing_formats',
  'bulk',
  's3api',
  'tempauth',
  'copy',
  'slo',
  'dlo',
  'versioned_writes',
  'symlink',
];

const OPTIONS = (ports: Ports, secret: string): Record<string, string> => ({
  cache: `memcache_servers = 127.0.0.1:${ports.memcached}`,
  tempauth: `user_${USER.replace(':', '_')} = ${secret} .admin`,
});

const proxyOf = (folder: string, ports: Ports, secret: string) => `${defaultsOf(folder, ports.proxy)}
[pipeline:main]
pipeline = ${FILTERS.join(' ')} proxy-logging proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${FILTERS.map(
  (name) => `
[filter:${name}]
use = egg:swift#${name === 'cache' ? 'memcache' : name.replace('-', '_')}
${OPTIONS(ports, secret)[name] ?? ''}
`,
).join('')}`;
