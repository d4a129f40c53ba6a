import type { Subscriptions } from '../platform/events.ts';
import { forgetSnoozes } from './queries-snoozes.ts';

export const subscriptions: Subscriptions = {
  'user.gone': async (_platform, trx, { userId, how }) => {
    if (how === 'closed') await forgetSnoozes(trx, userId);
  },
};
