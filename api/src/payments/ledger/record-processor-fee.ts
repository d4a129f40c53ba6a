import { isOwnCurrency } from '@parley/contract/money.ts';
import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { credit, debit, post, processor, processorFees } from './ledger.ts';
import type { CheckoutSnapshot } from '../checkout/checkout-snapshot.ts';
import type { PaymentRow } from '../queries.ts';

export type Charge = NonNullable<NonNullable<CheckoutSnapshot['intent']>['charge']>;

export async function recordFee(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  { movement }: Charge,
): Promise<void> {
  // Settled in another currency, its fee isn't an amount of ours; reconciling names it.
  if (!movement || !isOwnCurrency(movement.currency)) return;
  const source = {
    at: platform.clock.instant(),
    kind: 'processor_fee',
    text: 'The processor’s fee, paid by Parley',
    ...subjectOf(payment),
    sourceType: 'balance_transaction',
    sourceId: movement.id,
  };
  if (movement.feeCents > 0)
    await post(trx, source, [debit(processorFees, movement.feeCents), credit(processor, movement.feeCents)]);
}
