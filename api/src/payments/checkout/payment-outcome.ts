import type { Checkout, Intent } from '../processor/processor-objects.ts';

export type PaymentOutcome = 'UNPAID' | 'PENDING' | 'FAILED' | 'PAID';

/**
 * The outcome by the processor's current objects, never by the order of events. The intent is null before the first
 * attempt to pay. That PAID is final is up to the caller.
 */
export function paymentOutcome(
  checkout: Pick<Checkout, 'status' | 'paymentStatus'>,
  intent: Pick<Intent, 'status' | 'failure'> | null,
): PaymentOutcome {
  if (checkout.paymentStatus === 'no_payment_required') return 'PAID';
  if (checkout.paymentStatus === 'paid') return intent?.status === 'succeeded' ? 'PAID' : 'PENDING';
  if (checkout.status === 'expired') return 'UNPAID';
  return hasFailed(intent) ? 'FAILED' : 'PENDING';
}

/** Whether a checkout can change no more; open pages and pending bank payments are polled again. */
export function isFinal({
  checkout,
  outcome,
}: {
  checkout: Pick<Checkout, 'status'>;
  outcome: PaymentOutcome;
}) {
  return checkout.status !== 'open' && outcome !== 'PENDING';
}

/** A declined card leaves the intent waiting for another one, with the reason set. */
function hasFailed(intent: Pick<Intent, 'status' | 'failure'> | null): boolean {
  return intent?.status === 'requires_payment_method' && intent.failure !== null;
}
