import { createPlatform } from '../api/src/app.ts';
import { readSettings as readProductSettings } from '../api/src/env.ts';
import { reconcile } from '../api/src/payments/reconcile/reconcile.ts';
import { openPool } from '../api/src/platform/database/db.ts';
import { createLog } from '../api/src/platform/observe/log.ts';
import { sentence } from './refusal.ts';
import { withDatabase } from './postgres/with-database.ts';
import { readSettings } from './start/settings.ts';
import { environmentForTool } from './start/world.ts';

// `npm run reconcile`: the processor's movements against the ledger; exit code 1 if they differ. `-- --new`: only what
// is new since the last one that found nothing.
const isWhole = !process.argv.includes('--new');

try {
  const settings = readSettings(process.env, process.cwd());
  await withDatabase(settings, async (databaseUrl) => {
    const product = readProductSettings(environmentForTool(settings, databaseUrl));
    process.exitCode = (await areBooksEqual(product)) ? 0 : 1;
  });
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}

async function areBooksEqual(product: ReturnType<typeof readProductSettings>): Promise<boolean> {
  const log = createLog('silent');
  const pool = openPool(product.DATABASE_URL, 2, log);
  const platform = createPlatform(product, pool, log);
  try {
    const outcome = await reconcile(platform, { isWhole });
    if (outcome === null) console.error('Another reconciliation is running: try again when it has ended.');
    else if (outcome.problem !== null) console.error(`It could not be finished: ${outcome.problem}`);
    else print(outcome);
    return outcome?.result?.differences.length === 0;
  } finally {
    platform.mailer.close();
    await pool.end();
  }
}

function print({ since, result }: NonNullable<Awaited<ReturnType<typeof reconcile>>>): void {
  const { movements = 0, lostEvents = 0, differences = [] } = result ?? {};
  console.log(`Movements compared: ${movements}${since === null ? '' : `, since ${since}`}`);
  console.log(`Lost events taken in: ${lostEvents}`);
  console.log(`Differences: ${differences.length}`);
  for (const { kind, what, jobId, processorCents, ledgerCents } of differences)
    console.log(
      `  ${kind}: ${what}${jobId === null ? '' : ` (job ${jobId})`}; processor ${cents(processorCents)}, ledger ${cents(ledgerCents)}`,
    );
}

const cents = (amount: number | null) => (amount === null ? 'nothing' : `${amount} cents`);
