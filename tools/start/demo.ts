import pg from 'pg';
import type { Settings } from './settings.ts';

type SeedOptions = {
  demo: Settings['demo'];
  currency: Settings['currency'];
  databaseUrl: string;
  outsideUrl: string;
  filesDir: string;
  log: (line: string) => void;
};

/** Migrates the database and seeds it if it has no users; returns whether the demo users exist. */
export async function prepareDatabase({
  demo,
  currency,
  databaseUrl,
  outsideUrl,
  filesDir,
  log,
}: SeedOptions): Promise<boolean> {
  const { migrate } = await import('../../api/src/platform/database/migrations/migrate.ts');
  await migrate(databaseUrl);
  const { installCurrency } = await import('../../api/src/platform/currency/installed-currency.ts');
  await installCurrency(databaseUrl, currency);
  if (!(await hasPeople(databaseUrl))) {
    if (demo !== 'none') log('Creating the demo world');
    const { seed } = await import('../../api/seeds/main.ts');
    await seed({ databaseUrl, demo, outsideUrl, filesDir, now: new Date() });
  }
  return hasPeople(databaseUrl, 'client@demo.parley.test');
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
