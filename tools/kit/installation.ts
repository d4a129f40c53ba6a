import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { makeCertificate } from '@parley/outside/certificate.ts';
import {
  findDebianPostgres,
  isThere,
  startDebianPostgres,
} from '../../api/test/migrations/debian-postgres.ts';
import { openWorld } from '../../api/test/open-world.ts';
import { configurePgBouncer, hasPgBouncer } from '../../api/test/pooler/pgbouncer.ts';
import { freePort } from '../ports.ts';
import { container, IMAGE } from './container.ts';
import { standIn } from './object-storage.ts';
import { findProgram } from './programs.ts';
import { runCommand } from './run-command.ts';
import { Server } from './server.ts';
import { missingForSwift, startSwift } from './swift.ts';

const root = path.join(import.meta.dirname, '../..');

/** Trusted by this process. One for all installations: of two with the same name only the first would be looked at. */
const certificate = makeCertificate(['localhost']);
tls.setDefaultCACertificates([...tls.getCACertificates(), certificate.cert]);

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/**
 * Two web processes and one for background work that share nothing but the network: PostgreSQL, Redis, object storage
 * (its stand-in without Swift's packages), the stand-ins for mail and the processor. `tree`: whose program runs;
 * `settings`: those that differ from other steps'.
 */
export async function startInstallation({ tree = root, settings = {} }: Options = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-kit-'));
  // As durable as an installation's: what is acknowledged has to survive kill -9.
  const database = await startDebianPostgres(findDebianPostgres() ?? '', []);
  const pooler = hasPgBouncer() ? await startPooler(folder, database.url('postgres')) : null;
  const addressesOf = (name: string): Record<string, string> => {
    const direct = database.url(name);
    return pooler === null
      ? { DATABASE_URL: direct }
      : { DATABASE_URL: pooler.through(direct), DATABASE_DIRECT_URL: direct };
  };
  const redis = await startRedis(folder);
  const storage = missingForSwift() === null ? await startSwift(folder) : standIn();
  const bucket = await storage.bucket('parley-files');
  const shared = {
    ...bucket.settings,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '1',
    PUBLIC_URL: 'https://localhost',
    MIGRATE_AT_START: 'off',
    ...addressesOf('lived_in'),
    // The world of the tests lets anyone move the clock.
    DEMO_CLOCK: '0',
    ...settings,
  };
  const first = { ...OF_ANY, ...shared };
  const { code } = await runCommand(['migrate'], first, tree);
  if (code !== 0) throw new Error('the empty database could not be migrated');
  // Puts people into the database and looks into it; it serves nobody.
  const world = await openWorld(database.url('lived_in'), {
    outside: true,
    connections: 4,
    settings: shared,
  });
  const environment = environmentOf(world.platform.settings);
  const own = { folder, environment, tree };
  const web = [await product(own, '--web'), await product(own, '--web')];
  const background = await product(own, '--background');
  if (world.outside) world.outside.webhookUrl = `${web[0]?.url}/api/payment/webhook`;
  const processes = [...web, background];
  await Promise.all(processes.map(({ server }) => server.start()));
  return {
    folder,
    database,
    /** The settings that name one of its databases. */
    addressesOf,
    /** Null without Debian's PgBouncer. */
    pooler: pooler?.server ?? null,
    redis: redis.server,
    storage,
    bucket,
    certificate,
    world,
    environment,
    web,
    background,
    /** Another one with other settings. */
    product: (settings: Record<string, string>, flag: Flag = '--web') =>
      product({ ...own, environment: { ...environment, ...settings } }, flag),
    stop: async () => {
      for (const { server } of processes) await server.stop();
      await world.close();
      await storage.stop();
      await redis.server.kill();
      await pooler?.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Options {
  tree?: string;
  settings?: Record<string, string>;
}

/** Required settings that migrating doesn't use. */
const OF_ANY = {
  SECRETS: 'a secret of the kit that is long enough',
  STRIPE_SECRET_KEY: 'sk_test_parley',
  STRIPE_WEBHOOK_SECRETS: 'whsec_parley',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

type Flag = '--web' | '--background';

export interface Product {
  url: string;
  port: number;
  /** Where what it counts is read. */
  metricsUrl: string;
  server: Server;
}

interface Place {
  folder: string;
  environment: Record<string, string>;
  tree: string;
}

async function product({ folder, environment, tree }: Place, flag: Flag): Promise<Product> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // All share this machine’s ports. A background process has no other one.
  const observed = flag === '--web' ? await freePort() : port;
  const env = {
    ...environment,
    OBSERVE_PORT: String(observed),
    ...(flag === '--web' && { PORT: String(port) }),
  };
  const fromTree = { program: process.execPath, flags: [path.join(tree, 'api/src/main.ts'), flag], env };
  const server = new Server({
    ...(IMAGE === '' || tree !== root ? fromTree : container(`parley-kit-${port}`, [flag], env)),
    log: path.join(folder, `${flag.slice(2)}-${port}.log`),
    isReady: async () => (await fetch(`${url}/readyz`)).ok,
  });
  return { url, port, metricsUrl: `http://127.0.0.1:${observed}/metrics`, server };
}

/** As an environment has them: unset ones aren't in it. */
function environmentOf(settings: object): Record<string, string> {
  const given = Object.entries(settings).flatMap(([name, value]: [string, unknown]) => {
    const text = textOf(value);
    return text === null ? [] : [[name, text] as const];
  });
  return { ...Object.fromEntries(given), LOG_LEVEL: 'warn', MIGRATE_AT_START: 'off' };
}

function textOf(value: unknown): string | null {
  if (value === true) return '1';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map(String).join(',') : null;
}

/** Between the processes and the database, with fewer connections than they would open together. */
async function startPooler(folder: string, direct: string) {
  const { flags, through, remove } = await configurePgBouncer(direct, 20);
  const server = new Server({
    program: 'pgbouncer',
    flags,
    log: path.join(folder, 'pgbouncer.log'),
    isReady: () => isThere(through(direct)),
  });
  await server.start();
  const stop = async () => {
    await server.kill();
    remove();
  };
  return { server, through, stop };
}

async function startRedis(folder: string) {
  const port = await freePort();
  const server = new Server({
    program: findProgram('redis-server') ?? 'redis-server',
    flags: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    log: path.join(folder, 'redis.log'),
    isReady: () => answers(port),
  });
  await server.start();
  return { url: `redis://127.0.0.1:${port}`, server };
}

async function answers(port: number): Promise<boolean> {
  const { createClient } = await import('redis');
  const redis = createClient({ url: `redis://127.0.0.1:${port}`, socket: { reconnectStrategy: false } });
  redis.on('error', () => {});
  await redis.connect();
  redis.destroy();
  return true;
}
