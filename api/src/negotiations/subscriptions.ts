import type { Subscriptions } from '../platform/events.ts';
import { expireTalksAbout } from './expire.ts';

export const subscriptions: Subscriptions = {
  'posting.ended': (platform, trx, { postingId }) => expireTalksAbout(platform, trx, { postingId }),
  'service.ended': (platform, trx, { serviceId }) => expireTalksAbout(platform, trx, { serviceId }),
};
