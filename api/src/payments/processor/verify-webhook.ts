import type Stripe from 'stripe';

/** The event of a webhook whose Stripe-Signature one of the secrets verifies; throws if none does. */
export function verifyWebhook(
  stripe: Stripe,
  secrets: string[],
  rawBody: Buffer | string,
  signature: string,
): Stripe.Event {
  let problem: unknown = new Error('No webhook secret is set.');
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(rawBody, signature, secret);
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}
