import { existsSync } from 'node:fs';
import path from 'node:path';
import { runningDatabase, startDatabase } from './database.ts';
import { prepareDatabase } from '../start/demo.ts';
import { tryLock } from '../start/lock.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../start/settings.ts';

/** Runs work on the database of `npm start`, started if it is not running. */
export async function withDatabase(
  settings: Settings,
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl) return work(await upToDate(settings, databaseUrl));
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new Refusal(`There is no database in ${dataDir} yet: run npm start once, or set DATA_DIR.`);
  const unlock = tryLock(path.join(dataDir, 'lock'));
  if (!unlock) return work(openDatabaseOf(dataDir));
  try {
    await whileStarted(settings, work);
  } finally {
    unlock();
  }
}

function openDatabaseOf(dataDir: string): string {
  const url = runningDatabase(dataDir);
  if (url) return url;
  throw new Refusal(`Parley is starting or stopping on ${dataDir}: try again in a moment.`);
}

async function whileStarted(settings: Settings, work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const database = await startDatabase({ dataDir: settings.dataDir, log: () => {} });
  try {
    await work(await upToDate(settings, database.url));
  } finally {
    await database.stop();
  }
}

/** Seeds an empty one with the basics, since it is not seeded once it has users. */
async function upToDate({ dataDir, currency, outsideUrl }: Settings, databaseUrl: string): Promise<string> {
  const filesDir = path.join(dataDir, 'files');
  await prepareDatabase({ demo: 'none', currency, databaseUrl, outsideUrl, filesDir, log: () => {} });
  return databaseUrl;
}
