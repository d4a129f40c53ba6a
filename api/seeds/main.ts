import { hash } from '@node-rs/argon2';
import { isCurrency, keepCurrency } from '@parley/contract/money.ts';
import { readCurrency } from '../src/platform/currency/queries-currency.ts';
import { folderStorage } from '../src/platform/files/storage.ts';
import { addPictures, PORTRAIT } from './drawing/album.ts';
import { createDisciplines } from './disciplines.ts';
import { POSTING_TEMPLATES } from './postings/templates.ts';
import { createDraft, type Draft } from './draft.ts';
import { postOutsideWorld } from './outside-world.ts';
import { addPapers } from './drawing/papers.ts';
import { addHellos } from './hellos/hellos.ts';
import { addSamples } from './drawing/samples.ts';
import { connect, fillTable, hasPeople, inOneTransaction } from './queries.ts';
import { issueSeedInvoices } from './queries-invoices.ts';
import { inOrder } from './rows.ts';
import { createWorld } from './world.ts';

interface Seeding {
  databaseUrl: string;
  /** `none` seeds the disciplines only, which every installation needs. */
  demo: 'full' | 'small' | 'none';
  outsideUrl: string;
  filesDir: string;
  now: Date;
}

/**
 * Seeds a migrated database without users: the disciplines, and a demo world (demo data) that is deterministic for the same
 * `now`. Database, files and stand-ins are filled together; if one fails, the database stays empty.
 */
export async function seed({ databaseUrl, demo, outsideUrl, filesDir, now }: Seeding): Promise<void> {
  await inOneTransaction(databaseUrl, async (db) => {
    if (await hasPeople(db))
      throw new Error('There are people in this database: only an empty one is filled.');
    await fillDisciplines(db);
    if (demo === 'none') return;
    // Before the product is there, which keeps it otherwise: messages and movements name amounts in words.
    const currency = await readCurrency(db);
    if (isCurrency(currency)) keepCurrency(currency);
    const draft = createDraft(now, outsideUrl);
    createWorld(draft, demo, await demoPassword());
    const files = [
      ...(await addPictures(draft)),
      ...addPapers(draft),
      ...addSamples(draft),
      ...addHellos(draft),
    ];
    const storage = folderStorage(filesDir, false);
    const stored = Promise.all(files.map(({ key, bytes }) => storage.write(key, bytes)));
    await Promise.all([writeRows(db, draft), stored]);
    // Last, when nothing of ours can fail any more: the stand-ins cannot be rolled back.
    await postOutsideWorld(outsideUrl, draft.outside);
  });
}

/** What every installation needs, if nobody is in the database yet: later an admin decides. */
export async function fillBasics(databaseUrl: string): Promise<void> {
  await inOneTransaction(databaseUrl, async (db) => {
    if (!(await hasPeople(db))) await fillDisciplines(db);
  });
}

type Db = Parameters<typeof fillTable>[0];

async function fillDisciplines(db: Db): Promise<void> {
  const { disciplines, categories } = createDisciplines();
  const named = disciplines.map(({ id, name, position }) => ({
    id,
    name,
    position,
    postingTitle: POSTING_TEMPLATES.get(name)?.title ?? null,
    postingDescription: POSTING_TEMPLATES.get(name)?.description ?? null,
  }));
  await fillTable(db, 'disciplines', named, 'on conflict do nothing');
  const parts = categories.map(({ id, disciplineId, name, position }) => ({
    id,
    disciplineId,
    name,
    position,
  }));
  await fillTable(db, 'categories', parts, 'on conflict do nothing');
}

async function writeRows(db: Db, draft: Draft): Promise<void> {
  for (const { table, rows } of inOrder(draft.rows)) await fillTable(db, table, rows);
  await issueSeedInvoices(db);
  await connect(db, PORTRAIT);
}

/** The one password of all demo people (people/), hashed with a fixed salt: it is public, and the world must be deterministic. */
function demoPassword(): Promise<string> {
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  return hash('parley-demo-1', { ...cost, salt: Buffer.from('the demo of Parley') });
}
