import type { Subscriptions } from '../platform/events.ts';
import { insertChat } from './queries.ts';

/** Every job has its chat from the moment somebody is hired. */
export const subscriptions: Subscriptions = {
  'job.hired': (_platform, trx, { jobId }) => insertChat(trx, jobId),
};
