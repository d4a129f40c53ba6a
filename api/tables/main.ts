import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startDatabase } from '../../tools/postgres/database.ts';
import { removeDataDir, scratchDataDir } from '../../tools/scratch.ts';
import { openDatabase, openPool } from '../src/platform/database/db.ts';
import { migrate } from '../src/platform/database/migrations/migrate.ts';
import { createLog } from '../src/platform/observe/log.ts';
import { tableTypes } from './table-types.ts';

// `npm run tables`: writes the types of the tables, as the migrations make them in an empty database.
const FILE = path.join(import.meta.dirname, '../src/platform/database/tables.gen.ts');

const dataDir = await scratchDataDir('parley-tables-');
try {
  const { url } = await startDatabase({ dataDir, log: () => {}, initFlags: ['--no-sync'] });
  await migrate(url);
  // Its end cuts connections that are on their way out, which is no error.
  const pool = openPool(url, 2, createLog('silent'));
  await writeFile(FILE, await tableTypes(openDatabase(pool)));
  await pool.end();
} finally {
  await removeDataDir(dataDir);
}
