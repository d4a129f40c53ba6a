import './events.ts';
import type { Subscriptions } from '../platform/events.ts';
import { settleJob } from './settlement/settle-job.ts';

export const subscriptions: Subscriptions = {
  'job.moved': settleJob,
};
