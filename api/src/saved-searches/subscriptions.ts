import type { Subscriptions } from '../platform/events.ts';
import { deleteSearchesOf } from './queries.ts';

export const subscriptions: Subscriptions = {
  'user.gone': async (_platform, trx, { userId, how }) => {
    if (how === 'closed') await deleteSearchesOf(trx, userId);
  },
};
