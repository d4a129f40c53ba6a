import { isRunningJob } from '@parley/contract/jobs/states.ts';
import type { Subscriptions } from '../platform/events.ts';
import { cutOff, hidePresence } from './hide-presence.ts';
import { insertChat } from './queries.ts';

export const subscriptions: Subscriptions = {
  'job.agreed': (_platform, trx, { jobId }) => insertChat(trx, jobId),
  'user.blocked': (platform, trx, { blockerId, blockedId }) => cutOff(platform, trx, blockerId, blockedId),
  'job.moved': async (platform, trx, { to, clientId, professionalId }) => {
    if (!isRunningJob(to)) await hidePresence(platform, trx, clientId, professionalId);
  },
};
