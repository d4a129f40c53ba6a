import * as endpoints from '@parley/contract/payments/endpoints.ts';
import { route } from '../platform/serve.ts';
import { earnings } from './earnings.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { confirmOnboarding, onboard } from './onboard.ts';
import { openCheckout } from './open-checkout.ts';
import { receiveWebhook } from './receive-webhook.ts';

export const routes = [
  route(endpoints.earnings, (platform, { actor }) => earnings(platform, actor)),
  route(endpoints.onboard, (platform, { actor, body }) => onboard(platform, actor, body.country)),
  route(endpoints.confirmOnboarding, (platform, { actor }) => confirmOnboarding(platform, actor)),
  route(endpoints.openCheckout, (platform, { actor, params }) => openCheckout(platform, actor, params.jobId)),
  route(endpoints.lookAtPayment, (platform, { actor, body }) => lookAtPayment(platform, actor, body.jobId)),
  route(endpoints.webhook, async (platform, { http }) => {
    await receiveWebhook(platform, http.rawBody, http.signature);
    return {};
  }),
];
