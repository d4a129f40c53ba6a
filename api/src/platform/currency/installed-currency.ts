import type { Currency } from '@parley/contract/money.ts';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { changeCurrency, readCurrency } from './queries-currency.ts';

/**
 * Keeps the currency of the settings in the database. Refuses another one than it has once there are amounts, which would
 * all be read as something else.
 */
export async function installCurrency(databaseUrl: string, currency: Currency): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (await changeCurrency(client, currency)) return;
    throw new OperatorError(otherCurrency(await readCurrency(client), currency));
  } finally {
    await client.end();
  }
}

/** What is wrong with a setting that isn't the currency of the amounts in the database. */
export const otherCurrency = (installed: string, set: Currency): string =>
  `CURRENCY is ${set}, but the amounts in the database are in ${installed}, and can’t change their currency: set CURRENCY=${installed}.`;
