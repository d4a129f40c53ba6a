import type { Subscriptions } from '../platform/events.ts';
import { expireTalksAbout } from './expire.ts';

export const subscriptions: Subscriptions = {
  'user.gone': (platform, trx, { userId }) => expireTalksAbout(platform, trx, { userId }),
  'posting.ended': (platform, trx, { postingId }) => expireTalksAbout(platform, trx, { postingId }),
  'service.ended': (platform, trx, { serviceId }) => expireTalksAbout(platform, trx, { serviceId }),
};
