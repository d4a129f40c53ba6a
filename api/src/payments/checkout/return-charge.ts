import { movedMoney } from '../events.ts';
import { isOwnCurrency } from '@parley/contract/money.ts';
import { moneyIn } from '@parley/contract/payments/amounts.ts';
import type { Difference } from '@parley/contract/payments/states.ts';
import { subjectOf } from '@parley/contract/payments/paid-for.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { enqueueProcessorCall } from '../processor/enqueue-processor-call.ts';
import { client, credit, debit, post, processor } from '../ledger/ledger.ts';
import type { CheckoutSnapshot } from './checkout-snapshot.ts';
import type { PaymentRow } from '../queries.ts';
import { insertUnmatched } from './queries-unmatched.ts';
import { recordFee } from '../ledger/record-processor-fee.ts';

/** Refunds a charge that does not match its payment, or a second one; admins see it. Idempotent. */
export async function returnCharge(
  platform: Platform,
  trx: Trx,
  payment: PaymentRow,
  { checkout, intent }: CheckoutSnapshot,
  differs: Difference[],
): Promise<void> {
  const charge = intent?.charge;
  if (!intent || !charge) return;
  const { id: paymentId, jobId } = payment;
  const { id: chargeId, amountCents, currency, movement } = charge;
  const at = platform.clock.instant();
  const found = { chargeId, paymentId, processorId: checkout.id, intentId: intent.id, differs };
  const isNew = await insertUnmatched(trx, { ...found, amountCents, currency, foundAt: at });
  if (!isNew) return;
  platform.log.error({ jobId, chargeId, differs }, 'charge does not match its payment; refunding it');
  // The amount in our cents of a charge in another currency is known from its balance transaction only.
  const isKnown = movement !== null && isOwnCurrency(movement.currency);
  const ledgerCents = isKnown ? movement.amountCents : amountCents;
  const amount = moneyIn(amountCents, currency);
  const isSecond = differs.includes('second');
  const text = isSecond
    ? `Paid twice; ${amount} is refunded`
    : `A charge of ${amount} doesn’t match and is refunded`;
  const kind = isSecond ? 'second_charge' : 'unmatched_charge';
  const source = { at, kind, text, ...subjectOf(payment), sourceType: 'charge', sourceId: chargeId };
  await post(trx, source, [debit(processor, ledgerCents), credit(client, ledgerCents)]);
  const params = { intentId: intent.id, amountCents, ledgerCents, reason: 'duplicate' };
  await enqueueProcessorCall(trx, { kind: 'refund', paymentId, key: `refund:${chargeId}`, params });
  await recordFee(platform, trx, payment, charge);
  const event = { ...movedMoney(payment, amountCents), amount, isSecond };
  await platform.events.emit(platform, trx, 'payment.returned', event);
}
