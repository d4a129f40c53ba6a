import type { Subscriptions } from '../platform/events.ts';
import { deleteHours } from './queries-hours.ts';

export const subscriptions: Subscriptions = {
  'user.gone': async (_platform, trx, { userId, how }) => {
    if (how === 'closed') await deleteHours(trx, userId);
  },
};
