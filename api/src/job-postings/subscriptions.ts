import type { Subscriptions } from '../platform/events.ts';
import { endPosting } from './end-posting.ts';
import { lockOpenPostingsOf } from './queries.ts';

/** A user who is gone has no open postings. */
export const subscriptions: Subscriptions = {
  'user.gone': async (platform, trx, { userId }) => {
    for (const posting of await lockOpenPostingsOf(trx, userId))
      await endPosting(platform, trx, { posting, action: 'close', by: 'client' });
  },
};
