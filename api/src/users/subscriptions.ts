import type { Subscriptions } from '../platform/events.ts';
import '../auth/events.ts';
import { deleteBlocksOf } from './blocks/queries.ts';
import { insertProfile } from './profiles/queries-profile.ts';

export const subscriptions: Subscriptions = {
  'user.signed_up': async (_platform, trx, { userId, role }) => {
    if (role === 'PROFESSIONAL') await insertProfile(trx, userId);
  },
  'user.gone': async (_platform, trx, { userId, how }) => {
    if (how === 'closed') await deleteBlocksOf(trx, userId);
  },
};
