import Stripe from 'stripe';
import { cardFrom, checkoutFrom } from './processor-objects.ts';

interface NewCardPage {
  customerId: string;
  successUrl: string;
  cancelUrl: string;
}

/** Calls about clients whose cards the processor keeps. */
export function customerCalls(stripe: Stripe, currency: string) {
  return {
    async createCustomer({ userId, email, key }: { userId: string; email: string; key: string }) {
      const customer = await stripe.customers.create(
        { email, metadata: { userId } },
        { idempotencyKey: key },
      );
      return customer.id;
    },
    async setCustomerEmail(customerId: string, email: string): Promise<void> {
      await stripe.customers.update(customerId, { email });
    },
    /** With their saved cards; payments made by them stay. One that is gone already is no error. */
    async deleteCustomer(customerId: string): Promise<void> {
      await stripe.customers.del(customerId).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    /** The latest first. */
    async listCards(customerId: string) {
      const cards = stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 100 });
      return (await Array.fromAsync(cards, cardFrom)).flat();
    },
    async detachCard(cardId: string): Promise<void> {
      await stripe.paymentMethods.detach(cardId).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    /** Each call opens another page: it costs nothing, and the processor closes it after a day. */
    async createCardPage({ customerId, successUrl, cancelUrl }: NewCardPage) {
      const session = await stripe.checkout.sessions.create({
        mode: 'setup',
        customer: customerId,
        currency,
        success_url: successUrl,
        cancel_url: cancelUrl,
      });
      return checkoutFrom(session);
    },
  };
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Whether a call failed because its customer was deleted: a path names it as `id`, a body or a list as `customer`. */
export const lacksCustomer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  ['id', 'customer'].includes(error.param ?? '');
