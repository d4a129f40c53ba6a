import type { Platform } from '../../platform/platform.ts';
import { classify } from '../processor/processor.ts';
import { paymentOutcome } from './payment-outcome.ts';

/** The processor's current state of a checkout. */
export type CheckoutSnapshot = Awaited<ReturnType<typeof fetchCheckoutSnapshot>>;

/** Fetches a checkout, its intent and the resulting outcome. Never call it inside a transaction. */
export async function fetchCheckoutSnapshot({ processor }: Platform, processorId: string) {
  const checkout = await processor.retrieveCheckout(processorId);
  const intent = checkout.intentId ? await processor.retrieveIntent(checkout.intentId) : null;
  return { checkout, intent, outcome: paymentOutcome(checkout, intent) };
}

/** Expires a checkout, unless it is no longer open, and fetches its state. Never call it inside a transaction. */
export async function expireCheckout(platform: Platform, processorId: string): Promise<CheckoutSnapshot> {
  await platform.processor.expireCheckout(processorId).catch((error: unknown) => {
    if (classify(error) !== 'stop') throw error;
  });
  return fetchCheckoutSnapshot(platform, processorId);
}
