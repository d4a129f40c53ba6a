import { isOwnCurrency } from '@parley/contract/money.ts';
import type { Difference } from '@parley/contract/payments/states.ts';
import type { CheckoutSnapshot } from './checkout-snapshot.ts';
import type { PaymentRow } from '../queries.ts';

/**
 * How the processor's checkout and charge differ from what we requested. Empty for the charge that made the payment:
 * it was compared when it arrived. `offerId`: the offer that the checkout was opened for.
 */
export function differencesOf(
  payment: PaymentRow,
  { checkout, intent, outcome }: CheckoutSnapshot,
  offerId: string | null,
): Difference[] {
  const charge = intent?.charge;
  if (charge && charge.id === payment.chargeId) return [];
  const { id, amountCents, chargeId } = payment;
  const found: [Difference, boolean][] = [
    ['amount', checkout.amountCents !== amountCents || (charge?.amountCents ?? amountCents) !== amountCents],
    ['currency', !isOwnCurrency(checkout.currency) || (charge != null && !isOwnCurrency(charge.currency))],
    [
      'reference',
      offerId !== payment.offerId ||
        checkout.paymentId !== id ||
        (intent !== null && intent.metadata.paymentId !== id),
    ],
    ['second', outcome === 'PAID' && chargeId !== null],
  ];
  return found.flatMap(([name, differs]) => (differs ? [name] : []));
}
