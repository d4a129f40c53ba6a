import { createPlatform } from '../../app.ts';
import { readSettings, type Settings } from '../../env.ts';
import { reconcile } from '../../payments/reconcile/reconcile.ts';
import { installCurrency } from '../currency/installed-currency.ts';
import { FOR_BACKGROUND, openPool } from '../database/db.ts';
import { directUrl } from '../database/pooler/pooled.ts';
import { createLog } from '../observe/log.ts';
import { readWords, type Command } from './command.ts';
import { withInstallation } from './installation.ts';

export const reconcileCommand: Command = {
  usage: '[--new]',
  does: 'Compares the processor’s movements with the ledger and names each difference; exit code 1 if there is one. --new: only what is new since the last one that found nothing.',
  run: async (words) => {
    const { flags } = readWords(words, { flags: { new: { type: 'boolean', default: false } } });
    return withInstallation(async (environment) =>
      (await areBooksEqual(readSettings(environment), !flags.new)) ? 0 : 1,
    );
  },
};

async function areBooksEqual(product: Settings, isWhole: boolean): Promise<boolean> {
  await installCurrency(directUrl(product), product.CURRENCY);
  const log = createLog('silent');
  const pool = openPool(directUrl(product), 2, log, FOR_BACKGROUND);
  const platform = createPlatform(product, pool, log);
  try {
    const outcome = await reconcile(platform, { isWhole });
    if (outcome === null) console.error('Another reconciliation is running: try again when it has ended.');
    else if (outcome.problem !== null)
      console.error(`The reconciliation couldn’t be finished: ${outcome.problem}`);
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
