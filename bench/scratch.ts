import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { createApp, createPlatform, servePages } from '@parley/api/src/app.ts';
import { readSettings } from '@parley/api/src/env.ts';
import { openPool } from '@parley/api/src/platform/database/db.ts';
import { createLog } from '@parley/api/src/platform/observe/log.ts';
import { migrate } from '@parley/api/src/platform/database/migrations/migrate.ts';
import type { Platform } from '@parley/api/src/platform/platform.ts';
import { startDatabase } from '../tools/postgres/database.ts';

/** The real product on a disposable database, or on a kept one. */
export interface Scratch {
  platform: Platform;
  databaseUrl: string;
  /** For further processes of the product on the same database. */
  environment: Record<string, string>;
  url: string;
  end(): Promise<void>;
}

interface ScratchOptions {
  /** The folder of a world that stays. */
  kept?: string;
  /** Of PostgreSQL, as `name=value`. */
  postgres?: string[];
}

/** With other settings than the benches' own; WEB_BUILD adds the pages. */
export async function startScratch(
  own: Record<string, string> = {},
  { kept, postgres = [] }: ScratchOptions = {},
): Promise<Scratch> {
  const folder = kept ?? mkdtempSync(path.join(tmpdir(), 'parley-bench-'));
  if (kept === undefined) chmodSync(folder, 0o755);
  const database = await startDatabase({
    dataDir: folder,
    log: () => {},
    initFlags: ['--no-sync'],
    settings: postgres,
  });
  await migrate(database.url);
  const places = { DATABASE_URL: database.url, FILES_DIR: path.join(folder, 'files') };
  const environment = { ...nowhere, ...own, ...places };
  const settings = readSettings(environment);
  const log = createLog(settings.LOG_LEVEL);
  const pool = openPool(database.url, settings.DATABASE_CONNECTIONS, log);
  const platform = createPlatform(settings, pool, log);
  const app = await createApp(platform);
  await servePages(app, platform);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const end = async () => {
    await app.close();
    await pool.end();
    await database.stop();
    if (kept === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { platform, databaseUrl: database.url, environment, url, end };
}

/** What docs/operate/scale.md begins with, for worlds that don't fit into the 128 MB which PostgreSQL has by itself. */
export function withMemory(): string[] {
  const megabytes = Math.floor(totalmem() / 2 ** 20);
  return [
    `shared_buffers=${Math.floor(megabytes / 4)}MB`,
    `effective_cache_size=${Math.floor(megabytes / 2)}MB`,
    'random_page_cost=1.1',
  ];
}

/** Settings that benches do not use. */
const nowhere = {
  PUBLIC_URL: 'http://parley.test',
  SECRETS: 'a secret of the bench that is long enough',
  STRIPE_SECRET_KEY: 'sk_test_parley',
  STRIPE_WEBHOOK_SECRETS: 'whsec_parley',
  SMTP_URL: 'smtp://127.0.0.1:9',
  // All of the load comes from one address
  WRITES_IN_10_SECONDS: '100000000',
  READS_IN_10_SECONDS: '100000000',
  AT_ONCE_PER_NETWORK: '1000',
  AT_ONCE_PER_USER: '1000',
  SHED_ABOVE_MS: '0',
  KEEP_PUBLIC_MS: '0',
  LOG_LEVEL: 'silent',
};
