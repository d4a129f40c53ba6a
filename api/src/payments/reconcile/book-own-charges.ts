import { isOwnCurrency } from '@parley/contract/money.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Movement } from '../processor/processor-objects.ts';
import { credit, debit, post, processor, processorFees } from '../ledger/ledger.ts';
import { postedUnder } from './queries-reconcile.ts';

/** What the processor takes for itself, as for each connected account in use, and the tax on it. */
const OWN_CHARGES = new Set(['stripe_fee', 'stripe_fx_fee', 'tax_fee']);

/** Books those of the processor's own charges that are new. No event tells of them, so whoever meets them first does. */
export async function bookOwnCharges({ db, clock }: Platform, movements: readonly Movement[]): Promise<void> {
  const charges = movements
    .filter(({ type, currency }) => OWN_CHARGES.has(type) && isOwnCurrency(currency))
    .map(({ id, netCents }) => ({ sourceType: 'balance_transaction', sourceId: id, netCents }));
  if (charges.length === 0) return;
  const booked = new Set((await postedUnder(db, charges)).map(({ sourceId }) => sourceId));
  await inTransaction(db, async (trx) => {
    for (const { netCents, ...source } of charges.filter(({ sourceId }) => !booked.has(sourceId))) {
      const said = { kind: 'processor_charge', text: 'A charge of the processor’s own, paid by Parley' };
      const about = { jobId: null, appointmentId: null, tipId: null };
      await post(trx, { at: clock.instant(), ...said, ...about, ...source }, [
        debit(processorFees, -netCents),
        credit(processor, -netCents),
      ]);
    }
  });
}
