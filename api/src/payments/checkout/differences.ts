import type { Difference } from '@parley/contract/payments/states.ts';
import type { CheckoutSnapshot } from './checkout-snapshot.ts';
import type { PaymentRow } from '../queries.ts';

const CURRENCY = 'usd';

/**
 * What the processor's page, and the charge made through it, say otherwise than we asked for. Nothing where the charge
 * is the one that made the payment: that was compared when it came.
 */
export function differencesOf(
  payment: PaymentRow,
  { checkout, intent, outcome }: CheckoutSnapshot,
): Difference[] {
  const charge = intent?.charge;
  if (charge && charge.id === payment.chargeId) return [];
  const { id, amountCents, chargeId } = payment;
  const found: [Difference, boolean][] = [
    ['amount', checkout.amountCents !== amountCents || (charge?.amountCents ?? amountCents) !== amountCents],
    ['currency', checkout.currency !== CURRENCY || (charge?.currency ?? CURRENCY) !== CURRENCY],
    ['reference', checkout.paymentId !== id || (intent !== null && intent.metadata.paymentId !== id)],
    ['second', outcome === 'PAID' && chargeId !== null],
  ];
  return found.flatMap(([name, differs]) => (differs ? [name] : []));
}
