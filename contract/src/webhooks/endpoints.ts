import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, id, limit, nothing, page } from '../fields.ts';
import { SIDE_ROLES } from '../sides.ts';
import {
  CreatedWebhook,
  Delivery,
  NewWebhook,
  PasswordAgain,
  Webhook,
  WebhookChange,
  WebhookSecret,
} from './schemas.ts';

const passwordRefusals = ['password_required', 'wrong_password', 'too_many_requests'] as const;

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhook',
  access: SIDE_ROLES,
  summary: 'Your webhooks, the oldest first.',
  reply: z.array(Webhook),
});
export const addWebhook = endpoint({
  method: 'POST',
  path: '/api/webhook',
  access: SIDE_ROLES,
  // The reply holds the secret.
  repeat: 'afresh',
  summary: 'Adds a webhook and returns its signing secret; requires the password again.',
  body: NewWebhook,
  reply: CreatedWebhook,
  status: 201,
  refusals: [...passwordRefusals, 'too_many_webhooks'],
});
export const changeWebhook = endpoint({
  method: 'PUT',
  path: '/api/webhook/:id',
  access: SIDE_ROLES,
  summary: 'Changes what a webhook is told of, and turns it on or off.',
  params: byId,
  body: WebhookChange,
  reply: Webhook,
  refusals: ['not_found'],
});
export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhook/:id',
  access: SIDE_ROLES,
  summary: 'Removes a webhook and its deliveries.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const showWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhook/:id/secret',
  access: SIDE_ROLES,
  repeat: 'afresh',
  summary: 'The signing secret of a webhook; requires the password again.',
  params: byId,
  body: PasswordAgain,
  reply: WebhookSecret,
  refusals: [...passwordRefusals, 'not_found'],
});
export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/webhook/:id/secret/rotate',
  access: SIDE_ROLES,
  repeat: 'afresh',
  summary:
    'Makes a new signing secret; for 24 hours deliveries are signed with the one before, too. Requires the password again.',
  params: byId,
  body: PasswordAgain,
  reply: CreatedWebhook,
  refusals: [...passwordRefusals, 'not_found'],
});
export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhook/:id/test',
  access: SIDE_ROLES,
  summary: 'Sends a test event to a webhook, also to one that is off.',
  params: byId,
  reply: Delivery,
  status: 201,
  refusals: ['not_found', 'too_many_requests'],
});
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhook/:id/delivery',
  access: SIDE_ROLES,
  summary:
    'What was sent to a webhook, the latest first, for as long as it is kept (30 days unless admins changed it).',
  params: byId,
  query: z.strictObject({ cursor, limit }),
  reply: page(Delivery),
  refusals: ['not_found'],
});
export const redeliver = endpoint({
  method: 'POST',
  path: '/api/webhook/:id/delivery/:deliveryId/redeliver',
  access: SIDE_ROLES,
  summary: 'Sends an event to its webhook again, with the same `webhook-id`.',
  params: z.strictObject({ id, deliveryId: id }),
  reply: Delivery,
  refusals: ['not_found'],
});
