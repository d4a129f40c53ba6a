import { BACKGROUND } from './domains.ts';
import { createApp, createPlatform, servePages } from './app.ts';
import { misspelledSettings, readSettings } from './env.ts';
import { startBackground } from './platform/background/background.ts';
import { openDatabase, openPool, BACKGROUND_TIMEOUTS } from './platform/database/db.ts';
import { readCatalogs } from './platform/language/catalogs.ts';
import { addLanguages } from './platform/language/language.ts';
import { createLog } from './platform/observe/log.ts';
import { OperatorError } from './platform/operator-error.ts';
import { migrate, requireMigrated } from './platform/database/migrations/migrate.ts';
import { readClockOffset } from './demo/read-clock-offset.ts';

/** Four concurrent tasks with up to two connections each, and the queue's listener. */
const QUEUE_CONNECTIONS = 9;

export interface Product {
  url: string;
  /** Refuses new requests, finishes running ones and closes everything; idempotent. */
  stop(): Promise<void>;
}

/** Starts the product: migrates, serves and works in the background. */
export async function startProduct(environment: Record<string, string | undefined>): Promise<Product> {
  const settings = readSettings(environment);
  const log = createLog(settings.LOG_LEVEL);
  for (const sentence of misspelledSettings(environment)) log.warn(sentence);
  addLanguages(readCatalogs(settings.LOCALES_DIR));
  if (settings.MIGRATE_AT_START) await migrate(settings.DATABASE_URL);
  const newer = settings.MIGRATE_AT_START ? [] : await requireMigrated(settings.DATABASE_URL);
  if (newer.length > 0) log.warn({ newer }, 'the database is of a newer release');
  const pool = openPool(settings.DATABASE_URL, settings.DATABASE_CONNECTIONS, log);
  const platform = createPlatform(settings, pool, log);
  if (settings.DEMO_CLOCK) platform.clock.advance(await readClockOffset(platform.db));
  const app = await createApp(platform);
  await servePages(app, platform);
  const queue = openPool(settings.DATABASE_URL, QUEUE_CONNECTIONS, log, BACKGROUND_TIMEOUTS);
  const worker = await startBackground({ ...platform, db: openDatabase(queue) }, queue, BACKGROUND);
  const url = await app.listen({ host: settings.HOST, port: settings.PORT });
  const close = async () => {
    await app.close();
    await worker.stop();
    platform.mailer.close();
    await queue.end();
    await pool.end();
  };
  let closing: Promise<void> | null = null;
  return { url, stop: () => (closing ??= close()) };
}

if (import.meta.main) {
  const product = await startProduct(process.env).catch((error: unknown) => {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void product.stop().then(() => process.exit(0)));
}
