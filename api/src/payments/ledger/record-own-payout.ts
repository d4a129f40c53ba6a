import { isOwnCurrency } from '@parley/contract/money.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Movement } from '../processor/processor-objects.ts';
import { bank, credit, debit, post, processor, processorFees } from './ledger.ts';

/**
 * Books what the platform has paid out of its own balance to its bank, once for each movement; one that failed comes back. Whoever
 * runs the installation starts it at the processor's: fees that were earned.
 */
export async function recordOwnPayout(
  { clock }: Platform,
  trx: Trx,
  movements: readonly Movement[],
): Promise<void> {
  for (const { id, amountCents, feeCents, currency } of movements) {
    if (!isOwnCurrency(currency)) continue;
    const isBack = amountCents > 0;
    const source = {
      at: clock.instant(),
      kind: isBack ? 'own_payout_returned' : 'own_payout',
      text: isBack ? 'A payout to Parley’s bank came back' : 'Paid out to Parley’s bank',
      jobId: null,
      appointmentId: null,
      tipId: null,
      sourceType: 'balance_transaction',
      sourceId: id,
    };
    await post(trx, source, [
      debit(bank, -amountCents),
      debit(processorFees, feeCents),
      credit(processor, feeCents - amountCents),
    ]);
  }
}
