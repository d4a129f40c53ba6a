import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Settings } from './settings.ts';

type Filling = {
  settings: Settings;
  databaseUrl: string;
  outsideUrl: string;
  filesDir: string;
  log: (line: string) => void;
};

/** Brings the database up to date and fills an empty one with the demo world; answers whether the demo people are there. */
export async function prepareDatabase({
  settings,
  databaseUrl,
  outsideUrl,
  filesDir,
  log,
}: Filling): Promise<boolean> {
  const { migrate } = await import('../api/src/platform/migrate.ts');
  const unfinished = path.join(settings.dataDir, 'demo-unfinished');
  if (existsSync(unfinished)) await emptyDatabase(databaseUrl);
  await migrate(databaseUrl);
  if (settings.demo !== 'none' && !(await hasPeople(databaseUrl))) {
    log('Filling the demo world');
    writeFileSync(unfinished, '');
    const { seed } = await import('../api/seeds/main.ts');
    await seed({ databaseUrl, demo: settings.demo, outsideUrl, filesDir, now: new Date() });
  }
  rmSync(unfinished, { force: true });
  return hasPeople(databaseUrl, 'client@demo.parley.test');
}

/** Only ever a demo world that a killed run left half filled: it began on a database without a person in it. */
async function emptyDatabase(databaseUrl: string): Promise<void> {
  await ask(databaseUrl, 'drop schema if exists graphile_worker cascade');
  await ask(databaseUrl, 'drop schema public cascade');
  await ask(databaseUrl, 'create schema public');
}

async function hasPeople(databaseUrl: string, email = '%'): Promise<boolean> {
  const rows = await ask(databaseUrl, 'select from users where email like $1 limit 1', [email]);
  return rows.length > 0;
}

async function ask(databaseUrl: string, question: string, values: string[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
