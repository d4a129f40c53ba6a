import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOutside } from '@parley/outside/main.ts';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { createApp, createPlatform } from '../src/app.ts';
import { readSettings } from '../src/env.ts';
import { openPool } from '../src/platform/database/db.ts';
import { createLog, type Logger } from '../src/platform/observe/log.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { Character } from './cast.ts';
import { createClient, type Client } from './client.ts';
import { fillCast, sessionOf } from './fill.ts';

type Outside = Awaited<ReturnType<typeof startOutside>>;

/** A whole product on a database of its own, with the cast in it. */
export interface World {
  platform: Platform;
  app: FastifyInstance;
  /** The real outside world (processor and mail); null unless asked for. */
  outside: Outside | null;
  /** Somebody signed in. */
  as(character: Character): Promise<Client>;
  /** Somebody who is not. */
  nobody: Client;
  /** Does what has fallen due and works off the queue. */
  settle(): Promise<void>;
  /** Moves the clock on and settles. */
  advance(time: { days?: number; hours?: number; minutes?: number }): Promise<void>;
  close(): Promise<void>;
}

interface WorldOptions {
  /** Processor and mail too; the product listens for webhooks. */
  outside?: boolean;
  /** Fills the world, instead of putting the cast into it. */
  fill?: (world: { databaseUrl: string; outsideUrl: string; filesDir: string }) => Promise<void>;
  /** Settings that differ from those of other tests. */
  settings?: Record<string, string>;
  /** How many connections to the database its calls share. */
  connections?: number;
  /** Where the log goes instead of nowhere. */
  log?: Logger;
}

/** Makes a world. */
export async function createWorld(options: WorldOptions = {}): Promise<World> {
  const databaseUrl = await createDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-world-'));
  const outside = options.outside ? await startWorldOutside() : null;
  const settings = readSettings({ ...environment(databaseUrl, folder, outside), ...options.settings });
  const log = options.log ?? createLog(settings.LOG_LEVEL);
  const pool = openPool(databaseUrl, options.connections ?? 10, log);
  const platform = createPlatform(settings, pool, log);
  const app = await createApp(platform);
  if (outside) outside.webhookUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/payment/webhook`;
  if (options.fill) await options.fill({ databaseUrl, outsideUrl: outside?.url ?? '', filesDir: folder });
  else await fillCast(platform);
  return {
    platform,
    app,
    outside,
    nobody: createClient(app, null),
    as: async (character) => createClient(app, await sessionOf(platform, character)),
    settle: () => platform.settle(),
    advance: async ({ days = 0, hours = 0, minutes = 0 }) => {
      platform.clock.advance(((days * 24 + hours) * 60 + minutes) * 60);
      await platform.settle();
    },
    close: async () => {
      await app.close();
      platform.mailer.close();
      await outside?.close();
      await pool.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database of this world's own, copied from the migrated template. */
export async function createDatabase(): Promise<string> {
  const url = new URL(inject('databaseUrl'));
  const name = `world_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template parley_template`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

const platformSecret = 'whsec_platform_of_the_tests';
const connectSecret = 'whsec_connect_of_the_tests';

function startWorldOutside(): Promise<Outside> {
  return startOutside({
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataFile: ':memory:',
    webhooks: { url: '', platformSecret, connectSecret },
  });
}

/** Settings as a real start has them; without the outside world its addresses lead nowhere. */
function environment(databaseUrl: string, folder: string, outside: Outside | null): Record<string, string> {
  return {
    PUBLIC_URL: 'http://parley.test',
    DATABASE_URL: databaseUrl,
    SECRETS: 'a secret of the tests that is long enough',
    STRIPE_SECRET_KEY: 'sk_test_parley',
    STRIPE_API_URL: outside?.url ?? 'http://127.0.0.1:9',
    STRIPE_WEBHOOK_SECRETS: `${platformSecret},${connectSecret}`,
    SMTP_URL: outside?.smtpUrl ?? 'smtp://127.0.0.1:9',
    FILES_DIR: folder,
    // The cast talks more often than people do; whoever tests this sets its own.
    FREE_CONSULTATIONS: '0',
    // Tests call faster than people, on a busy machine; whoever tests the limits sets their own.
    WRITES_IN_10_SECONDS: '1000000',
    READS_IN_10_SECONDS: '1000000',
    AT_ONCE_PER_NETWORK: '1000',
    AT_ONCE_PER_USER: '1000',
    SHED_ABOVE_MS: '0',
    LOG_LEVEL: 'silent',
    DEMO_CLOCK: '1',
  };
}
