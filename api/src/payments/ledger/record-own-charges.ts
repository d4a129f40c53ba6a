import { isOwnCurrency } from '@parley/contract/money.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Movement } from '../processor/processor-objects.ts';
import { credit, debit, post, processor, processorFees } from './ledger.ts';

/** What the processor takes for itself, as for each connected account in use, and the tax on it. */
const OWN_CHARGES = new Set(['stripe_fee', 'stripe_fx_fee', 'tax_fee']);

/** Books the processor's own charges among these movements, once. No event tells of them, so whoever meets them first does. */
export async function recordOwnCharges(
  { db, clock }: Platform,
  movements: readonly Movement[],
): Promise<void> {
  const charges = movements.filter(({ type, currency }) => OWN_CHARGES.has(type) && isOwnCurrency(currency));
  for (const { id, netCents } of charges) {
    const source = {
      at: clock.instant(),
      kind: 'processor_charge',
      text: 'A charge of the processor’s own, paid by Parley',
      jobId: null,
      appointmentId: null,
      tipId: null,
      sourceType: 'balance_transaction',
      sourceId: id,
    };
    await inTransaction(db, (trx) =>
      post(trx, source, [debit(processorFees, -netCents), credit(processor, -netCents)]),
    );
  }
}
