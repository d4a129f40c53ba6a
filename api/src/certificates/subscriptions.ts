import { detachFiles } from '../files/attach-files.ts';
import type { Subscriptions } from '../platform/events.ts';
import '../users/events.ts';
import { deleteAllOf } from './queries.ts';

export const subscriptions: Subscriptions = {
  'user.gone': async (platform, trx, { userId, how }) => {
    if (how === 'closed') await detachFiles(platform, trx, await deleteAllOf(trx, userId));
  },
};
