import type { Subscriptions } from '../platform/events.ts';
import { endPosting } from './end-posting.ts';
import { lockOpenPostingsOf } from './queries.ts';

/** Nobody is looked for by who is gone. */
export const subscriptions: Subscriptions = {
  'user.gone': async (platform, trx, { userId }) => {
    for (const posting of await lockOpenPostingsOf(trx, userId))
      await endPosting(platform, trx, { posting, action: 'close', by: 'client' });
  },
};
