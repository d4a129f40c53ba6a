import type { Platform } from '../../platform/platform.ts';
import { paymentOutcome } from './outcome.ts';

/** What the processor says of a checkout now. */
export type CheckoutSnapshot = Awaited<ReturnType<typeof fetchCheckoutSnapshot>>;

/** Retrieves a checkout with its intent and says what that makes of the payment. Never called inside a transaction. */
export async function fetchCheckoutSnapshot({ processor }: Platform, processorId: string) {
  const checkout = await processor.retrieveCheckout(processorId);
  const intent = checkout.intentId ? await processor.retrieveIntent(checkout.intentId) : null;
  return { checkout, intent, outcome: paymentOutcome(checkout, intent) };
}
