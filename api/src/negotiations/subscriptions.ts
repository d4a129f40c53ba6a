import type { Subscriptions } from '../platform/events.ts';
import { endNegotiationsBetween } from './end-between.ts';
import { expireNegotiationsAbout } from './expire.ts';

export const subscriptions: Subscriptions = {
  'user.gone': (platform, trx, { userId }) => expireNegotiationsAbout(platform, trx, { userId }),
  'user.blocked': (platform, trx, block) => endNegotiationsBetween(platform, trx, block),
  'posting.ended': (platform, trx, { postingId }) => expireNegotiationsAbout(platform, trx, { postingId }),
  'service.ended': (platform, trx, { serviceId }) => expireNegotiationsAbout(platform, trx, { serviceId }),
};
