import { BACKGROUND } from './domains.ts';
import { createApp, createPlatform, servePages } from './app.ts';
import { misspelledSettings, readSettings, type Settings } from './env.ts';
import { startBackground } from './platform/background/background.ts';
import { registerWithoutWorker } from './platform/background/processes.ts';
import { openDatabase, openPool, FOR_BACKGROUND } from './platform/database/db.ts';
import { installCurrency } from './platform/currency/installed-currency.ts';
import { boundRole, directUrl, openRequestPool } from './platform/database/pooler/pooled.ts';
import { followInstallation } from './platform/installation/follow-installation.ts';
import { readCatalogs } from './platform/language/catalogs.ts';
import { addLanguages } from './platform/language/language.ts';
import { openDistantLive } from './platform/live/distant-live.ts';
import { createLog, type Logger } from './platform/observe/log.ts';
import { OperatorError } from './platform/operator-error.ts';
import { startTracing } from './platform/observe/tracing/start-tracing.ts';
import { openObserver } from './platform/observe/observer.ts';
import { migrate, requireMigrated } from './platform/database/migrations/migrate.ts';
import type { Platform } from './platform/platform.ts';
import { listenOn } from './platform/settings/listen-on.ts';
import { requireFolders } from './platform/settings/require-folders.ts';
import { readClockOffset } from './demo/read-clock-offset.ts';
import { type Role, roleOf } from './role.ts';

/** Four concurrent tasks with up to two connections each, and the queue's listener. */
const QUEUE_CONNECTIONS = 9;

export interface Product {
  /** Where it serves; null if it only works in the background. */
  url: string | null;
  /** Refuses new requests, finishes running ones and closes everything; idempotent. */
  stop(): Promise<void>;
}

/** Starts the product: migrates, serves and works in the background, or one of the two. */
export async function startProduct(
  environment: Record<string, string | undefined>,
  role: Role = 'ALL',
): Promise<Product> {
  const settings = readSettings(environment);
  await requireFolders(settings, role !== 'BACKGROUND');
  const log = createLog(settings.LOG_LEVEL);
  for (const sentence of misspelledSettings(environment)) log.warn(sentence);
  const tracing = await startTracing(settings, log);
  addLanguages(readCatalogs(settings.LOCALES_DIR));
  await prepareDatabase(settings, log);
  const pool = openRequestPool(settings, settings.DATABASE_CONNECTIONS, log);
  const platform = createPlatform(settings, pool, log);
  if (settings.DEMO_CLOCK) platform.clock.advance(await readClockOffset(platform.db));
  const following = await followInstallation(platform);
  const observer = await openObserver(platform);
  const app = role === 'BACKGROUND' ? null : await openApp(platform);
  const live = app ? null : await openDistantLive(platform);
  const worker = role === 'WEB' ? await registerWithoutWorker(platform) : await startWorker(platform, role);
  const url = app && (await listenOn(app, { host: settings.HOST, port: settings.PORT }, AT));
  const close = async () => {
    await app?.close();
    await worker.stop();
    await live?.close();
    await observer?.close();
    await following.stop();
    platform.mailer.close();
    await platform.replica.close();
    await pool.end();
    await tracing.close();
  };
  let closing: Promise<void> | null = null;
  return { url, stop: () => (closing ??= close()) };
}

const AT = { host: 'HOST', port: 'PORT' };

/** Migrates it, or refuses an older one, or one in another currency. */
async function prepareDatabase(settings: Settings, log: Logger): Promise<void> {
  const url = directUrl(settings);
  if (settings.MIGRATE_AT_START) await migrate(url);
  const newer = settings.MIGRATE_AT_START ? [] : await requireMigrated(url);
  if (newer.length > 0) log.warn({ newer }, 'the database is of a newer release');
  await installCurrency(url, settings.CURRENCY);
  await boundRole(settings);
}

/** What serves people; it listens once everything behind it runs. */
async function openApp(platform: Platform) {
  const app = await createApp(platform);
  await servePages(app, platform);
  return app;
}

/** What works in the background, on connections of its own. */
async function startWorker(platform: Platform, role: Role) {
  const queue = openPool(directUrl(platform.settings), QUEUE_CONNECTIONS, platform.log, FOR_BACKGROUND);
  const worker = await startBackground({ ...platform, db: openDatabase(queue) }, queue, BACKGROUND, role);
  const stop = async () => {
    await worker.stop();
    await queue.end();
  };
  return { stop };
}

if (import.meta.main) {
  const started = async () => startProduct(process.env, roleOf(process.argv.slice(2)));
  const product = await started().catch((error: unknown) => {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void product.stop().then(() => process.exit(0)));
}
