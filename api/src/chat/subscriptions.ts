import type { Subscriptions } from '../platform/events.ts';
import { insertChat } from './queries.ts';

export const subscriptions: Subscriptions = {
  'job.agreed': (_platform, trx, { jobId }) => insertChat(trx, jobId),
};
