import { Webhook } from 'standardwebhooks';
import type { webhooks } from './api.gen.ts';

export { WebhookVerificationError } from 'standardwebhooks';

/** What a webhook tells, by its `type`. */
export type WebhookEvent = {
  [Name in keyof webhooks]: webhooks[Name]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];

/** As Node, Express and Fastify have them, or as `fetch` does. */
export type ReceivedHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const SIGNED = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/**
 * The event in a delivery, once its signature fits. Throws `WebhookVerificationError` if it doesn’t, or if it is older
 * than five minutes. `body` is the text as it arrived; `secret` is the webhook’s, from the settings.
 */
export function verifyWebhook(secret: string, body: string, headers: ReceivedHeaders): WebhookEvent {
  const signed = SIGNED.map((name) => [name, headerOf(headers, name)]);
  new Webhook(secret).verify(body, Object.fromEntries(signed));
  const event: WebhookEvent = JSON.parse(body);
  return event;
}

function headerOf(headers: ReceivedHeaders, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  return String(headers[name] ?? '');
}
