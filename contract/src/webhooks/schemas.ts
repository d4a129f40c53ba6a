import { z } from 'zod';
import { passwordAgain } from '../auth/schemas.ts';
import { id, instant, singleLine } from '../fields.ts';
import { MAX_WEBHOOK_ADDRESS, MAX_WEBHOOK_NAME } from '../limits.ts';
import { withCount } from '../numbers.ts';
import { DELIVERY_STATES, EVENT_NAMES, OFF_REASONS, TEST_EVENT } from './event-names.ts';

const events = z
  .array(z.enum(EVENT_NAMES))
  .min(1, { error: /*i18n*/ 'Choose at least one event.' })
  .max(EVENT_NAMES.length)
  .overwrite((given) => EVENT_NAMES.filter((name) => given.includes(name)));
const address = z
  .string({ error: /*i18n*/ 'Enter the address.' })
  .trim()
  .min(1, { error: /*i18n*/ 'Enter the address.' })
  .max(MAX_WEBHOOK_ADDRESS, { error: withCount(/*i18n*/ 'At most {count} characters.', MAX_WEBHOOK_ADDRESS) })
  .describe('https, the usual port, a public host name; redirects are not followed');

export const Webhook = z
  .strictObject({
    id,
    name: z.string(),
    address: z.string(),
    events: z.array(z.enum(EVENT_NAMES)),
    createdAt: instant,
    off: z.enum(OFF_REASONS).nullable().describe('why it gets nothing; null while it does'),
    failingSince: instant.nullable().describe('when its last deliveries began to fail'),
    oldSecretUntil: instant
      .nullable()
      .describe('until when deliveries are also signed with the secret before the last rotation'),
  })
  .describe('an address that is told of events, as Standard Webhooks has it');
export type Webhook = z.infer<typeof Webhook>;

export const NewWebhook = z.strictObject({
  name: singleLine(1, MAX_WEBHOOK_NAME, /*i18n*/ 'Enter a name.'),
  address,
  events,
  password: passwordAgain,
});
export type NewWebhook = z.output<typeof NewWebhook>;
export const WebhookChange = z.strictObject({
  name: singleLine(1, MAX_WEBHOOK_NAME, /*i18n*/ 'Enter a name.'),
  events,
  isOn: z.boolean(),
});
export type WebhookChange = z.output<typeof WebhookChange>;

export const WebhookSecret = z.strictObject({
  secret: z.string().describe('what deliveries are signed with: whsec_ and base64'),
});
export const CreatedWebhook = z.strictObject({ webhook: Webhook, secret: z.string() });
export type CreatedWebhook = z.infer<typeof CreatedWebhook>;
export const PasswordAgain = z.strictObject({ password: passwordAgain });

export const Delivery = z
  .strictObject({
    id: id.describe('the `webhook-id` of each of its tries'),
    event: z.enum([...EVENT_NAMES, TEST_EVENT]),
    createdAt: instant,
    state: z.enum(DELIVERY_STATES),
    tries: z.int(),
    triedAt: instant.nullable(),
    status: z.int().nullable().describe('what the address answered; null if it didn’t'),
    problem: z.string().nullable().describe('why there was no answer'),
    nextTryAt: instant.nullable(),
  })
  .describe('an event on its way to a webhook');
export type Delivery = z.infer<typeof Delivery>;
