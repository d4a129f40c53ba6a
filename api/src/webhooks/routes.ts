import * as endpoints from '@parley/contract/webhooks/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { listDeliveries, redeliver, sendTest } from './deliveries.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  replaceSecret,
  showSecret,
} from './webhooks.ts';

export const routes = [
  route(endpoints.listWebhooks, (platform, { actor }) => listWebhooks(platform, actor)),
  route(endpoints.addWebhook, (platform, { actor, body, http }) => addWebhook(platform, actor, http, body)),
  route(endpoints.changeWebhook, (platform, { actor, params, body }) =>
    changeWebhook(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.removeWebhook, (platform, { actor, params, http }) =>
    removeWebhook(platform, actor, http, params.id),
  ),
  route(endpoints.showWebhookSecret, (platform, { actor, params, body, http }) =>
    showSecret(platform, actor, http, { ...params, ...body }),
  ),
  route(endpoints.rotateWebhookSecret, (platform, { actor, params, body, http }) =>
    replaceSecret(platform, actor, http, { ...params, ...body }),
  ),
  route(endpoints.testWebhook, (platform, { actor, params }) => sendTest(platform, actor, params.id)),
  route(endpoints.listDeliveries, (platform, { actor, params, query }) =>
    listDeliveries(platform, actor, { ...params, ...query }),
  ),
  route(endpoints.redeliver, (platform, { actor, params }) => redeliver(platform, actor, params)),
];
