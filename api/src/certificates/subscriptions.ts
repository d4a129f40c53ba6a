import { releaseFiles } from '../files/keep-files.ts';
import type { Subscriptions } from '../platform/events.ts';
import '../users/events.ts';
import { deleteAllOf } from './queries.ts';

export const subscriptions: Subscriptions = {
  'user.gone': async (platform, trx, { userId, how }) => {
    if (how === 'closed') await releaseFiles(platform, trx, await deleteAllOf(trx, userId));
  },
};
