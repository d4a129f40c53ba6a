import { createHash } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { Refusal } from './refusal.ts';
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
  const mark = unfinishedMark(settings);
  if (existsSync(mark)) await emptyDatabase(settings, databaseUrl);
  await migrate(databaseUrl);
  if (settings.demo !== 'none' && !(await hasPeople(databaseUrl))) {
    log('Filling the demo world');
    writeFileSync(mark, '');
    const { seed } = await import('../api/seeds/main.ts');
    await seed({ databaseUrl, demo: settings.demo, outsideUrl, filesDir, now: new Date() });
  }
  rmSync(mark, { force: true });
  return hasPeople(databaseUrl, 'client@demo.parley.test');
}

/** Lies in the data directory while the demo world of that very database is being filled. */
export function unfinishedMark({ dataDir, databaseUrl }: Settings): string {
  const which = databaseUrl ? `-${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 12)}` : '';
  return path.join(dataDir, `demo-unfinished${which}`);
}

/** Half a demo world, which began on a database without a person in it. A person's own database is never emptied. */
async function emptyDatabase(settings: Settings, databaseUrl: string): Promise<void> {
  if (settings.databaseUrl) {
    throw new Refusal(
      `An earlier run was killed while it filled the database of DATABASE_URL with the demo world: empty that database, remove ${unfinishedMark(settings)}, and start again.`,
    );
  }
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
