import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOutside, type Outside } from '@parley/outside/main.ts';
import pg from 'pg';
import { createApp, createPlatform } from '../src/app.ts';
import { readSettings } from '../src/env.ts';
import { installCurrency } from '../src/platform/currency/installed-currency.ts';
import { openRequestPool } from '../src/platform/database/pooler/pooled.ts';
import { createLog } from '../src/platform/observe/log.ts';
import { createClient } from './client.ts';
import { fillCast, sessionOf } from './fill.ts';
import type { World, WorldOptions } from './world.ts';

/** A world on an empty, migrated database; of `createWorld`, and of programs that no test runner runs. */
export async function openWorld(databaseUrl: string, options: WorldOptions): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-world-'));
  const outside = options.outside ? await startWorldOutside(options.settings?.CURRENCY) : null;
  const settings = readSettings({ ...environment(databaseUrl, folder, outside), ...options.settings });
  if (options.settings?.CURRENCY) await installCurrency(databaseUrl, settings.CURRENCY);
  const log = options.log ?? createLog(settings.LOG_LEVEL);
  const pool = planningOnce(openRequestPool(settings, options.connections ?? 10, log));
  const platform = createPlatform(settings, pool, log);
  platform.clock.advance(options.aheadSeconds ?? 0);
  await platform.installation.reread(platform.db);
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
      await platform.replica.close();
      await pool.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What `planningOnce` names begin with. */
export const PLANNED_ONCE = 'planned once: ';

/**
 * Names every statement with values that the product leaves without a name, so that each connection plans it once
 * (`plan_cache_mode` in `global-setup.ts`): planning took a sixth of the time of all tests.
 */
function planningOnce(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => {
    // Asked for anew each time, as some tests watch it.
    const query = (given: unknown, ...more: unknown[]): unknown =>
      Reflect.apply(Reflect.get(pg.Client.prototype, 'query'), client, [withName(given), ...more]);
    Object.assign(client, { query });
  });
  return pool;
}

function withName(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('text' in given) || !('values' in given)) return given;
  const { text, values } = given;
  // Without values a text may have several statements, which can't be prepared.
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return given;
  return { name: PLANNED_ONCE + createHash('md5').update(text).digest('hex'), ...given };
}

/** A database of its own, copied from the migrated `parley_template` beside this one. */
export async function copyDatabase(beside: string): Promise<string> {
  const url = new URL(beside);
  const name = `world_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half as long as writing each page to the log.
  await command(beside, `create database ${name} template parley_template strategy file_copy`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Its files take memory (15 MB) until the run ends. */
export const dropDatabase = (url: string, beside: string) =>
  command(beside, `drop database ${new URL(url).pathname.slice(1)} with (force)`);

async function command(databaseUrl: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}

export const platformSecret = 'whsec_platform_of_the_tests';
export const connectSecret = 'whsec_connect_of_the_tests';

function startWorldOutside(currency = 'USD'): Promise<Outside> {
  return startOutside({
    currency,
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    dataFile: ':memory:',
    webhooks: { url: '', platformSecret, connectSecret },
  });
}

/** Settings as a real start has them; without the outside world its addresses lead nowhere. */
function environment(databaseUrl: string, folder: string, outside: Outside | null): Record<string, string> {
  const hosts = outside ? [outside.calendars, outside.pushes, outside.receiver] : [];
  return {
    PUBLIC_URL: 'http://parley.test',
    DATABASE_URL: databaseUrl,
    SECRETS: 'a secret of the tests that is long enough',
    STRIPE_SECRET_KEY: 'sk_test_parley',
    STRIPE_API_URL: outside?.url ?? 'http://127.0.0.1:9',
    STRIPE_WEBHOOK_SECRETS: `${platformSecret},${connectSecret}`,
    SMTP_URL: outside?.smtpUrl ?? 'smtp://127.0.0.1:9',
    FILES_DIR: folder,
    PINNED_HOSTS: hosts.map(({ pin }) => pin).join(','),
    PINNED_CERTIFICATE: hosts.map(({ certificate }) => certificate).join(''),
    // The cast talks more often than people do; whoever tests this sets its own.
    FREE_CONSULTATIONS: '0',
    // Tests call faster than people, on a busy machine; whoever tests the limits sets their own.
    WRITES_IN_10_SECONDS: '1000000',
    READS_IN_10_SECONDS: '1000000',
    AT_ONCE_PER_NETWORK: '1000',
    AT_ONCE_PER_USER: '1000',
    SHED_ABOVE_MS: '0',
    // Tests read what they have just changed; whoever tests what is kept sets its own.
    KEEP_PUBLIC_MS: '0',
    LOG_LEVEL: 'silent',
    DEMO_CLOCK: '1',
  };
}
