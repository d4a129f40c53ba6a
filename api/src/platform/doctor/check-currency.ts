import type pg from 'pg';
import type { Settings } from '../../env.ts';
import type { Processor } from '../../payments/processor/processor.ts';
import { otherCurrency } from '../currency/installed-currency.ts';
import { hasAmounts, readCurrency } from '../currency/queries-currency.ts';
import { error, ok, warning, type Verdict } from './finding.ts';

/** Whether the amounts in the database and the processor's balance are in the currency of the settings. */
export async function checkCurrency(
  pool: pg.Pool,
  processor: Processor,
  { CURRENCY }: Settings,
): Promise<Verdict[]> {
  const installed = await readCurrency(pool);
  if (installed !== CURRENCY && (await hasAmounts(pool))) return [error(otherCurrency(installed, CURRENCY))];
  const currencies = await processor.settledCurrencies();
  if (!currencies.includes(CURRENCY.toLowerCase()))
    return [
      error(
        `CURRENCY is ${CURRENCY}, but the processor’s balance is in ${currencies.join(', ').toUpperCase()}: add a bank account in ${CURRENCY} there, or all money would be converted.`,
      ),
    ];
  if (installed !== CURRENCY)
    return [warning(`The next start changes the currency from ${installed} to ${CURRENCY}.`)];
  return [ok(CURRENCY)];
}
